// Which arenas an operator is limited to; no row means all.
import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { AccountEntity } from './account.entity';
import { TournamentArenaEntity } from './tournament-arena.entity';

@Entity('account_arena')
export class AccountArenaEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => AccountEntity, { onDelete: 'CASCADE' })
  accountId: number;

  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => TournamentArenaEntity, { onDelete: 'CASCADE' })
  arenaId: number;
}
