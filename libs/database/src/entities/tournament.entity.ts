// A tournament.
import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import type { Language } from '@gelanggang/domain/words/languages';
import type { HostingTier } from '@gelanggang/domain/tournament/places';
import { FileEntity } from './file.entity';
import { Versioned } from './numbered';
import { RuleSetEntity } from './rule-set.entity';

@Entity('tournament')
@Check('tournament_name_check', "btrim(name) <> ''")
@Check('tournament_slug_check', "slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'")
@Check('tournament_status_check', "status in ('active', 'inactive')")
@Check('tournament_partai_numbering_check', "partai_numbering in ('arena-day', 'tournament')")
@Check('tournament_hosting_tier_check', "hosting_tier in ('lite', 'standard', 'premium')")
@Check('tournament_language_check', "language in ('id', 'en')")
@Check('tournament_check', 'end_date >= start_date')
@Unique(['slug'])
export class TournamentEntity extends Versioned {
  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', default: '' })
  shortName: string;

  @Column({ type: 'text' })
  slug: string;

  @Column({ type: 'text', default: '' })
  description: string;

  @Column({ type: 'text', default: '' })
  location: string;

  @Column({ type: 'text', default: 'Asia/Jakarta' })
  timeZone: string;

  @Column({ type: 'date', nullable: true })
  technicalMeetingDate: string | null;

  @Column({ type: 'date' })
  startDate: string;

  @Column({ type: 'date' })
  endDate: string;

  @Column({ type: 'timestamptz' })
  registrationClosesAt: Date;

  @Column({ type: 'text', default: 'inactive' })
  status: 'active' | 'inactive';

  /** Set by the database with the first 'active'; without it the tournament is a draft. */
  @Column({ type: 'boolean', default: false })
  wasActive: boolean;

  /** How many may be entered (`HOSTING_PLACES`). */
  @Column({ type: 'text', default: 'premium' })
  hostingTier: HostingTier;

  @Column({ type: 'boolean', default: false })
  hasThirdPlaceMatch: boolean;

  /** Whether partai are numbered per arena and day, or through the whole tournament. */
  @Column({ type: 'text', default: 'arena-day' })
  partaiNumbering: 'arena-day' | 'tournament';

  /** Broadcasts show a result only once the announcer has told it to the hall. */
  @Column({ type: 'boolean', default: false })
  broadcastWaits: boolean;

  /** What its screens and its announcer speak; null: what the site speaks. */
  @Column({ type: 'text', nullable: true })
  language: Language | null;

  /** By whose rules tanding is fought; a match that has begun keeps those of its start. */
  @Column({ type: 'text', default: 'ipsi-2025' })
  @ForeignKey(() => RuleSetEntity)
  ruleSet: string;

  @Column({ type: 'uuid', nullable: true })
  @ForeignKey(() => FileEntity, { onDelete: 'SET NULL' })
  documentFileId: string | null;

  @Column({ type: 'uuid', nullable: true })
  @ForeignKey(() => FileEntity, { onDelete: 'SET NULL' })
  imageFileId: string | null;

  /** Another instance holds it (table handover): the database refuses every change here. */
  @Column({ type: 'boolean', default: false })
  isAway: boolean;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  deletedAt: Date | null;
}
