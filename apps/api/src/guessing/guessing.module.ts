// What keeps guessing slow, for every feature in which something can be guessed.
import { Global, Module } from '@nestjs/common';
import { Attempts } from './attempts';
import { Devices } from './devices';
import { Passwords } from './passwords';

@Global()
@Module({ providers: [Attempts, Devices, Passwords], exports: [Attempts, Devices, Passwords] })
export class GuessingModule {}
