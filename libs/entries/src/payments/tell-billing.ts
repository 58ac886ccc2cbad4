// Tells of a billing's step: to the tournament's staff, and to its owner.
import { streams } from '@gelanggang/contract/events';
import type { Emit } from '@gelanggang/platform/events/event-log';

export interface ToldBilling {
  id: number;
  tournamentId: number;
  ownerId: number;
  invoiceNumber: string;
  status: string;
  rejectReason?: string | null;
}

export function tellBilling(emit: Emit, billing: ToldBilling): void {
  for (const stream of [streams.staff(billing.tournamentId), streams.user(billing.ownerId)]) {
    emit(stream, 'billing.changed', {
      tournament_id: billing.tournamentId,
      billing_id: billing.id,
      invoice_number: billing.invoiceNumber,
      status: billing.status,
      reject_reason: billing.rejectReason ?? null,
    });
  }
}
