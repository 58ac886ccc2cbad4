// What a point, a penalty and a count on a sheet have in common; a withdrawn one stays, with who withdrew it and why.
import { Column, ForeignKey, Index } from 'typeorm';
import type { Corner } from '@gelanggang/domain/words/corners';
import { Numbered } from './numbered';
import { PanelDeviceEntity } from './panel-device.entity';
import { ScoreSheetEntity } from './score-sheet.entity';

export const WITHDRAWN_CHECK = "(withdrawn_at is null) = (withdrawn_reason is null) and withdrawn_reason <> ''";
export const CORNER_CHECK = "corner in ('blue', 'red')";

export abstract class Withdrawable extends Numbered {
  @Column({ type: 'timestamptz', nullable: true })
  withdrawnAt: Date | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => PanelDeviceEntity)
  withdrawnBy: number | null;

  @Column({ type: 'text', nullable: true })
  withdrawnReason: string | null;
}

export abstract class SheetEntry extends Withdrawable {
  @Column({ type: 'bigint' })
  @ForeignKey(() => ScoreSheetEntity, { onDelete: 'CASCADE' })
  @Index()
  sheetId: number;

  @Column({ type: 'text' })
  corner: Corner;

  @Column({ type: 'integer' })
  round: number;
}

/** Of one press of a button: the same again, after an answer that was lost, is the same entry. */
export const KEY_CHECK = "key ~ '^[a-z0-9-]{8,40}$'";

/** What the council enters. */
export abstract class CouncilEntry extends SheetEntry {
  @Column({ type: 'text', nullable: true })
  key: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;

  @Column({ type: 'bigint' })
  @ForeignKey(() => PanelDeviceEntity)
  deviceId: number;
}
