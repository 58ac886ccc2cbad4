// The kinds of entries that a tournament is set up with: their tables, what they answer, what hangs on them.
import type {
  ActivityRequest,
  ActivityRow,
  ArenaRequest,
  ArenaRow,
  BankAccountRequest,
  BankAccountRow,
  ContactPersonRequest,
  ContactPersonRow,
  TournamentCategoryRequest,
  TournamentCategoryRow,
} from '@gelanggang/contract/tournament-setup';
import { freeArenaCode } from '@gelanggang/domain/schedule/partai-names';
import type { messageTexts } from '@gelanggang/contract/message-texts';
import type { EntityManager } from 'typeorm';
import type { Uses } from '../http/what-hangs';
import type { Said } from '../http/refusals';
import { thingSentences } from '../http/sentences';
import { tournamentSetupSentences } from './sentences';

type Message = Exclude<keyof typeof messageTexts, 'seniRegenerated'>;

/** All SQL in here is ours; `x` is the entry's table. */
export interface SetupKind<Row, Request> {
  table: string;
  /** Of the answer, besides id, tournament and version. */
  columns: string;
  join?: string;
  searched: readonly string[];
  values(request: Request): Record<string, string | number | null>;
  /** Values that depend on the tournament's other entries; `id` is null of a new one. The tournament is locked. */
  derived?(manager: EntityManager, request: Request, id: number | null): Promise<Partial<Record<string, string>>>;
  /** Columns by which two of a tournament are the same one, where no key of the table says so; it is told on `name`. */
  same?: { columns: readonly string[]; refusal: Said };
  uses: Uses;
  /** Values that are fixed once something hangs on the entry. */
  fixed?: { column: string; refusal: (uses: () => string) => Said };
  /** What is said of a change that is done: keys of `messageTexts`, which are worded when they are said. */
  messages: { added: Message; updated: Message; notFound: Said };
  /** Holds the type of its answers; never called. */
  row?(): Row;
}

/** What was left out stays as it stands. */
const given = (values: Record<string, number | null | undefined>): Record<string, number | null> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

export const ACTIVITIES: SetupKind<ActivityRow, ActivityRequest> = {
  table: 'tournament_activity',
  columns: `x.name, x.description, to_char(x.start_date, 'YYYY-MM-DD') as start_date,
    to_char(x.end_date, 'YYYY-MM-DD') as end_date`,
  searched: ['x.name', 'x.description', 't.name'],
  values: (request) => ({
    name: request.name,
    description: request.description ?? '',
    start_date: request.start_date ?? null,
    end_date: request.end_date ?? null,
  }),
  same: { columns: ['name', 'start_date', 'end_date'], refusal: tournamentSetupSentences.activityStands },
  uses: [],
  messages: {
    added: 'activityAdded',
    updated: 'activityUpdated',
    notFound: tournamentSetupSentences.activityNotFound,
  },
};

export const CATEGORIES: SetupKind<TournamentCategoryRow, TournamentCategoryRequest> = {
  table: 'tournament_match_category',
  columns: `x.match_category_id, json_build_object('id', c.id, 'name', c.name, 'unit_size', c.unit_size)
    as match_category, x.registration_fee, x.fee_per, x.early_fee, x.late_fee, x.class_places, x.contingent_places`,
  join: 'join match_category c on c.id = x.match_category_id',
  searched: ['c.name', 't.name'],
  values: (request) => ({
    match_category_id: request.match_category_id,
    registration_fee: request.registration_fee,
    ...(request.fee_per ? { fee_per: request.fee_per } : {}),
    ...given({
      early_fee: request.early_fee,
      late_fee: request.late_fee,
      class_places: request.class_places,
      contingent_places: request.contingent_places,
    }),
  }),
  uses: [
    [
      'entered',
      `select count(*) from tournament_match_category o join tournament_entry e
         on e.tournament_id = o.tournament_id and e.match_category_id = o.match_category_id where o.id = $1`,
    ],
    ['billRows', 'select count(*) from billing_detail where tournament_match_category_id = $1'],
    [
      'drawings',
      `select count(*) from tournament_match_category o join drawing d
         on d.tournament_id = o.tournament_id and d.match_category_id = o.match_category_id where o.id = $1`,
    ],
  ],
  fixed: { column: 'match_category_id', refusal: tournamentSetupSentences.categoryInUse },
  messages: {
    added: 'tournamentCategoryAdded',
    updated: 'tournamentCategoryUpdated',
    notFound: tournamentSetupSentences.categoryNotFound,
  },
};

export const ARENAS: SetupKind<ArenaRow, ArenaRequest> = {
  table: 'tournament_arena',
  columns: 'x.name, x.code',
  searched: ['x.name', 'x.code', 't.name'],
  values: ({ name, code }) => ({ name, ...(code ? { code } : {}) }),
  derived: async (manager, { tournament_id: tournamentId, name, code }, id) => {
    if (code || (code === undefined && id !== null)) return {};
    const taken = await manager.query<{ code: string }[]>(
      'select code from tournament_arena where tournament_id = $1 and id is distinct from $2::bigint',
      [tournamentId, id],
    );
    return { code: freeArenaCode(name, new Set(taken.map((arena) => arena.code))) };
  },
  uses: [
    ['schedules', 'select count(*) from schedule where tournament_arena_id = $1'],
    ['matches', 'select count(*) from match where arena_id = $1'],
    // an account without any of its arenas left would run all
    ['arenaAccounts', 'select count(*) from account_arena where arena_id = $1'],
  ],
  messages: { added: 'arenaAdded', updated: 'arenaUpdated', notFound: thingSentences.arena },
};

export const CONTACT_PERSONS: SetupKind<ContactPersonRow, ContactPersonRequest> = {
  table: 'tournament_contact_person',
  columns: 'x.name, x.description, x.phone, x.email',
  searched: ['x.name', 'x.phone', 'x.email', 't.name'],
  values: (request) => ({
    name: request.name,
    description: request.description ?? '',
    phone: request.phone ?? '',
    email: request.email ?? '',
  }),
  same: { columns: ['name', 'phone'], refusal: tournamentSetupSentences.contactStands },
  uses: [],
  messages: {
    added: 'contactPersonAdded',
    updated: 'contactPersonUpdated',
    notFound: tournamentSetupSentences.contactNotFound,
  },
};

export const BANK_ACCOUNTS: SetupKind<BankAccountRow, BankAccountRequest> = {
  table: 'tournament_bank_account',
  columns: 'x.bank_name, x.account_number, x.account_name',
  searched: ['x.bank_name', 'x.account_number', 'x.account_name', 't.name'],
  values: (request) => ({
    bank_name: request.bank_name,
    account_number: request.account_number,
    account_name: request.account_name,
  }),
  uses: [],
  messages: {
    added: 'bankAccountAdded',
    updated: 'bankAccountUpdated',
    notFound: tournamentSetupSentences.bankAccountNotFound,
  },
};
