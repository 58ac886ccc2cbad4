// Reads and saves how the fees of a tournament are paid; a QRIS is taken only when an amount can be asked by it.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { PaymentSetting, PaymentSettingRequest } from '@gelanggang/contract/payment-settings';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { qrisMerchant, qrisOfAmount } from '@gelanggang/domain/billing/qris';
import { qrisSentences } from '@gelanggang/domain/billing/sentences';
import { refuseOutdated } from '../http/changed-meanwhile';
import { invalid, notFound } from '../http/refusals';
import { thingSentences } from '../http/sentences';
import { tournamentSetupTexts } from './texts';

@Injectable()
export class PaymentSettingsService {
  constructor(private readonly dataSource: DataSource) {}

  read(tournamentId: number): Promise<PaymentSetting> {
    return settingOf(this.dataSource.manager, tournamentId);
  }

  save(tournamentId: number, body: PaymentSettingRequest): Promise<Saved<PaymentSetting>> {
    const qris = body.qris ?? null;
    const made = qris === null ? null : qrisOfAmount(qris, 1);
    if (made?.ok === false) throw invalid({ qris: [qrisSentences[made.code]] });
    return this.dataSource.transaction(async (manager) => {
      await manager.query('select 1 from tournament where id = $1 for no key update', [tournamentId]);
      refuseOutdated(body.version, (await settingOf(manager, tournamentId)).version);
      await manager.query(
        `insert into payment_setting (tournament_id, has_unique_digits, qris) values ($1, $2, $3)
         on conflict (tournament_id) do update set has_unique_digits = excluded.has_unique_digits,
           qris = excluded.qris, version = payment_setting.version + 1`,
        [tournamentId, body.has_unique_digits, qris],
      );
      return { message: tournamentSetupTexts.paymentSaved, data: await settingOf(manager, tournamentId) };
    });
  }
}

async function settingOf(manager: EntityManager, tournamentId: number): Promise<PaymentSetting> {
  const [row] = await manager.query<Omit<PaymentSetting, 'merchant'>[]>(
    `select coalesce(s.has_unique_digits, false) as has_unique_digits, s.qris, coalesce(s.version, 0) as version
     from tournament t left join payment_setting s on s.tournament_id = t.id
     where t.id = $1 and t.deleted_at is null`,
    [tournamentId],
  );
  if (!row) throw notFound(thingSentences.tournament);
  return { ...row, merchant: row.qris === null ? null : qrisMerchant(row.qris) };
}
