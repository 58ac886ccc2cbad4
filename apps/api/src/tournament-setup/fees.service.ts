// The days and fees of a tournament beside its offers, and its discount codes: made, closed, opened again, never changed.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type {
  ContingentFees,
  DiscountCodeRequest,
  DiscountCodeRow,
  DiscountSwitchRequest,
  FeeSetting,
  FeeSettingRequest,
  OfferFeesRow,
} from '@gelanggang/contract/fees';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { type KeptFees, offerFees, periodsOf } from '@gelanggang/database/queries/offer-fees.queries';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { refuseOutdated } from '../http/changed-meanwhile';
import { invalid, notFound } from '../http/refusals';
import { lockTournament } from './lock-tournament';
import { tournamentsAhead } from './tournaments-ahead';
import { tournamentSetupSentences } from './sentences';
import { tournamentSetupTexts } from './texts';
import { thingSentences } from '../http/sentences';

@Injectable()
export class FeesService {
  constructor(private readonly dataSource: DataSource) {}

  read(tournamentId: number): Promise<FeeSetting> {
    return settingOf(this.dataSource.manager, tournamentId);
  }

  save(tournamentId: number, body: FeeSettingRequest): Promise<Saved<FeeSetting>> {
    const { early_until: earlyUntil = null, late_from: lateFrom = null, contingent_fee: fee = 0, version } = body;
    if (earlyUntil !== null && lateFrom !== null && lateFrom <= earlyUntil) {
      throw invalid({ late_from: [tournamentSetupSentences.lateFeeAfter] });
    }
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      await lockTournament(manager, tournamentId);
      refuseOutdated(version, (await settingOf(manager, tournamentId)).version);
      await manager.query(
        `insert into fee_setting (tournament_id, early_until, late_from, contingent_fee) values ($1, $2, $3, $4)
         on conflict (tournament_id) do update set early_until = excluded.early_until, late_from = excluded.late_from,
           contingent_fee = excluded.contingent_fee, version = fee_setting.version + 1`,
        [tournamentId, earlyUntil, lateFrom, fee],
      );
      emit(streams.staff(tournamentId), 'setup.changed', { tournament_id: tournamentId });
      return { message: tournamentSetupTexts.feesSaved, data: await settingOf(manager, tournamentId) };
    });
  }

  async ofContingent(contingentId: number, owner: number | null): Promise<ContingentFees[]> {
    const { manager } = this.dataSource;
    const ids = await tournamentsAhead(manager, contingentId, owner);
    type Offer = Omit<OfferFeesRow, 'fees'> & { kept: KeptFees };
    const rows = await manager.query<(Omit<ContingentFees, 'offers'> & { offers: Offer[] })[]>(
      `select json_build_object('id', t.id, 'name', t.name) as tournament,
         coalesce((select json_agg(json_build_object('match_category_id', k.id, 'unit_size', k.unit_size,
             'fee_per', o.fee_per, 'kept', ${offerFees('o')}) order by k.id)
           from tournament_match_category o join match_category k on k.id = o.match_category_id
           where o.tournament_id = t.id), '[]') as offers
       from tournament t where t.id = any($1::bigint[]) order by t.start_date, t.id`,
      [ids],
    );
    return rows.map(({ tournament, offers }) => ({
      tournament,
      offers: offers.map(({ kept, ...offer }) => ({ ...offer, fees: periodsOf(kept) })),
    }));
  }

  async codes(tournamentId: number): Promise<DiscountCodeRow[]> {
    await settingOf(this.dataSource.manager, tournamentId);
    return codesOf(this.dataSource.manager, tournamentId);
  }

  addCode(tournamentId: number, body: DiscountCodeRequest, accountId: number): Promise<Saved<DiscountCodeRow>> {
    const { percent = null, amount = null } = body;
    if ((percent === null) === (amount === null)) {
      const { percentOrAmount } = tournamentSetupSentences;
      throw invalid({ percent: [percentOrAmount], amount: [percentOrAmount] });
    }
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      await lockTournament(manager, tournamentId);
      const [made] = await manager.query<[{ id: number }]>(
        `insert into discount_code (tournament_id, code, percent, amount, valid_until, most_uses, made_by)
         values ($1, $2, $3, $4, $5, $6, $7) returning id`,
        [tournamentId, body.code, percent, amount, body.valid_until ?? null, body.most_uses ?? null, accountId],
      );
      emit(streams.staff(tournamentId), 'setup.changed', { tournament_id: tournamentId });
      return { message: tournamentSetupTexts.discountMade, data: await codeOf(manager, tournamentId, made.id) };
    });
  }

  switchCode(tournamentId: number, codeId: number, body: DiscountSwitchRequest): Promise<Saved<DiscountCodeRow>> {
    const isOpen = body.is_open;
    if (isOpen === undefined) throw invalid({ is_open: [tournamentSetupSentences.openOrClosed] });
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      await lockTournament(manager, tournamentId);
      await manager.query('update discount_code set is_open = $3 where id = $2 and tournament_id = $1', [
        tournamentId,
        codeId,
        isOpen,
      ]);
      const data = await codeOf(manager, tournamentId, codeId);
      emit(streams.staff(tournamentId), 'setup.changed', { tournament_id: tournamentId });
      return { message: isOpen ? tournamentSetupTexts.discountOpened : tournamentSetupTexts.discountClosed, data };
    });
  }
}

async function settingOf(manager: EntityManager, tournamentId: number): Promise<FeeSetting> {
  const [row] = await manager.query<FeeSetting[]>(
    `select to_char(s.early_until, 'YYYY-MM-DD') as early_until, to_char(s.late_from, 'YYYY-MM-DD') as late_from,
       coalesce(s.contingent_fee, 0) as contingent_fee, coalesce(s.version, 0) as version
     from tournament t left join fee_setting s on s.tournament_id = t.id
     where t.id = $1 and t.deleted_at is null`,
    [tournamentId],
  );
  if (!row) throw notFound(thingSentences.tournament);
  return row;
}

/** Newest first. */
function codesOf(
  manager: EntityManager,
  tournamentId: number,
  codeId: number | null = null,
): Promise<DiscountCodeRow[]> {
  return manager.query(
    `select c.id, c.code, c.percent, c.amount, to_char(c.valid_until, 'YYYY-MM-DD') as valid_until, c.most_uses, c.is_open,
       count(distinct b.id)::int as uses, coalesce(sum(d.discount), 0)::float8 as taken_off
     from discount_code c left join billing b on b.discount_code_id = c.id and b.holds
     left join billing_detail d on d.billing_id = b.id
     where c.tournament_id = $1 and ($2::bigint is null or c.id = $2) group by c.id order by c.id desc`,
    [tournamentId, codeId],
  );
}

async function codeOf(manager: EntityManager, tournamentId: number, codeId: number): Promise<DiscountCodeRow> {
  const [row] = await codesOf(manager, tournamentId, codeId);
  if (!row) throw notFound(tournamentSetupSentences.discountNotFound);
  return row;
}
