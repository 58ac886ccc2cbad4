// Messages to phones through the gateway of the office's messenger.
import { Module } from '@nestjs/common';
import { MessageGatewayService } from './message-gateway.service';
import { OwnPhoneService } from './own-phone.service';
import { TextMessagesController } from './text-messages.controller';

@Module({ controllers: [TextMessagesController], providers: [MessageGatewayService, OwnPhoneService] })
export class TextMessagesModule {}
