// What a program reads with a key: of the key's tournament alone, which no address names.
import { apiCall } from '../call';
import type { ProgramEntry, ProgramMedal, ProgramResult, ProgramSlot, ProgramTournament } from '../program-keys';

export const tournament = apiCall('GET /program/tournament', 'any key').data<ProgramTournament>();
export const entries = apiCall('GET /program/entries', 'entries key').dataRows<ProgramEntry>();
export const schedule = apiCall('GET /program/schedule', 'schedule key').dataRows<ProgramSlot>();
export const results = apiCall('GET /program/results', 'results key').dataRows<ProgramResult>();
export const medals = apiCall('GET /program/medals', 'results key').dataRows<ProgramMedal>();
