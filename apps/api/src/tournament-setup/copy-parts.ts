// What of another tournament's set-up can be copied, table by table; what has the same name here already stays as it is.
import type { CopyPart } from '@gelanggang/contract/setting-up';

export interface CopiedTable {
  table: string;
  /** Columns that make one entry the same as another; of a setting, which a tournament has once: none. */
  same: readonly string[];
  /** What else is copied. */
  columns: readonly string[];
  /** Columns that follow from the tournament ($1) that is copied into. */
  computed?: Readonly<Record<string, string>>;
  /** Which entries of the source (s) the tournament ($1) may have; left out: all. */
  fits?: string;
  /** Its column with a number of its own, in whose order entries are copied. */
  returns?: 'id';
  /** The same otherwise than letter by letter, of `x` and `s`. */
  alike?: string;
}

export const ARENAS: CopiedTable = { table: 'tournament_arena', same: ['name'], columns: [], returns: 'id' };

/** A rule by which matches of the tournament were fought already is not another one now. */
const NOTHING_BEGUN = `not exists (select from match m where m.tournament_id = $1 and m.status <> 'scheduled')`;

const SIGNERS = [1, 2, 3].flatMap((n) => [`signer${n}_name`, `signer${n}_title`]);

/** What follows from a year's dates stays behind: deadlines, days, discount codes. */
export const PARTS: Readonly<Record<CopyPart, readonly CopiedTable[]>> = {
  arenas: [ARENAS],
  categories: [
    {
      table: 'tournament_match_category',
      same: ['match_category_id'],
      columns: ['registration_fee', 'fee_per', 'early_fee', 'late_fee', 'class_places', 'contingent_places'],
      returns: 'id',
    },
    { table: 'fee_setting', same: [], columns: ['contingent_fee'], fits: 's.contingent_fee > 0' },
  ],
  classifications: [
    {
      table: 'match_classification',
      same: ['match_category_id', 'age_category_id', 'name'],
      columns: [],
      fits: 'tournament_has_age($1, s.age_category_id)',
      returns: 'id',
    },
  ],
  contacts: [
    { table: 'tournament_contact_person', same: ['name', 'phone'], columns: ['description', 'email'], returns: 'id' },
  ],
  accounts: [
    {
      table: 'tournament_bank_account',
      same: ['account_number'],
      columns: ['bank_name', 'account_name'],
      returns: 'id',
    },
    { table: 'payment_setting', same: [], columns: ['has_unique_digits', 'qris'] },
  ],
  rules: [
    {
      table: 'scoring_setting',
      same: [],
      columns: ['judges', 'agree', 'within_ms', 'seni_judges', 'card_returns'],
      fits: NOTHING_BEGUN,
    },
    {
      table: 'medal_rule',
      same: [],
      columns: ['overall_by', 'gold_points', 'silver_points', 'bronze_points', 'lone_entrant'],
      fits: NOTHING_BEGUN,
    },
  ],
  hours: [
    {
      table: 'tournament_hours',
      same: [],
      columns: ['starts_at', 'ends_at', 'pause_minutes', 'changeover_seconds', 'seni_seconds', 'chart'],
    },
  ],
  rates: [{ table: 'official_rate', same: ['role'], columns: ['per_match', 'per_session'] }],
  certificates: [
    {
      table: 'certificate_setting',
      same: [],
      columns: ['issuer', 'place', ...SIGNERS],
      computed: { dated_on: '(select end_date from tournament where id = $1)' },
    },
    { table: 'certificate_picture', same: ['slot'], columns: ['content_type', 'content'] },
  ],
  officials: [
    {
      table: 'official',
      same: ['name'],
      columns: ['roles', 'province_id', 'district_id', 'licence', 'phone'],
      returns: 'id',
      alike: 'lower(btrim(x.name)) = lower(btrim(s.name))',
    },
  ],
};

/** Entries of the source ($2) that the tournament ($1) does not have. */
export const missing = ({ table, same, fits = 'true', alike }: CopiedTable) =>
  `from ${table} s where s.tournament_id = $2 and ${fits} and not exists (select 1 from ${table} x where
     ${['x.tournament_id = $1', alike ?? same.map((column) => `x.${column} = s.${column}`)].flat().join(' and ')})`;
