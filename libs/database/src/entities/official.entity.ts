// Somebody who works at a tournament: as referee and judge, at the council, at a table, or for the whole event.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { OfficialRole } from '@gelanggang/domain/officials/roles';
import { DistrictEntity } from './district.entity';
import { Versioned } from './numbered';
import { ProvinceEntity } from './province.entity';
import { TournamentEntity } from './tournament.entity';

@Entity('official')
@Check('official_name_check', "btrim(name) <> ''")
@Check(
  'official_roles_check',
  `cardinality(roles) > 0 and roles <@ array['technical-delegate', 'delegate-assistant', 'chair', 'council-head', 'council', 'referee-judge', 'protest-commission', 'doctor', 'it-head', 'secretary', 'timekeeper', 'it-operator', 'announcer', 'medic', 'field', 'weigher']`,
)
@Check('official_days_check', 'cardinality(days) > 0')
@Check('official_code_check', "code ~ '^[A-Za-z0-9_-]{22}$'")
@Check('official_check', 'district_id is null or province_id is not null')
@Unique(['id', 'tournamentId'])
@Unique(['code'])
@Index('official_name_idx', { synchronize: false })
export class OfficialEntity extends Versioned {
  @Column({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  tournamentId: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', array: true })
  roles: OfficialRole[];

  /** Where they come from: nobody judges athletes of their own region where that can be avoided. */
  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => ProvinceEntity)
  provinceId: number | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => DistrictEntity)
  districtId: number | null;

  @Column({ type: 'text', default: '' })
  licence: string;

  @Column({ type: 'text', default: '' })
  phone: string;

  /** null: every day of the event. */
  @Column({ type: 'date', array: true, nullable: true })
  days: string[] | null;

  /** Of the page with their own rota: 128 bits in base64url; null once personal data are erased. */
  @Column({ type: 'text', nullable: true })
  code: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
