// Questions in the middle of a match: the council asks the judges about a throw or a violation, or about a protest card.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { CouncilAnswer, VerificationRequest } from '@gelanggang/contract/council';
import type { PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { askedAbout, readCardTime } from '@gelanggang/domain/scoring/protest-cards';
import {
  type Verdict,
  VERDICT_LABELS,
  VERIFICATION_LABELS,
  type VerificationKind,
  verdictOf,
} from '@gelanggang/domain/scoring/verdicts';
import { conflict, notFound } from '../http/refusals';
import { auditSheet, changeSheet } from './change-sheet';
import { type OpenSheet, roundNamed, sheetOf } from './open-sheet';
import { settleByVerdict } from './protest-cards.service';
import { scoringSentences } from './sentences';
import { scoringTexts } from './texts';

interface Asked {
  id: number;
  kind: VerificationKind;
  round: number;
  isDecided: boolean;
}

@Injectable()
export class QuestionsService {
  constructor(private readonly dataSource: DataSource) {}

  /** 409 while the commission may still decide the card that waits (art. 15.2.e). */
  ask(panel: PanelDevice, { kind, round }: VerificationRequest): Promise<CouncilAnswer> {
    return changeSheet(this.dataSource, panel, async (manager, open) => {
      if (kind === 'throw' && open.rules.throws.length === 0) throw conflict(scoringSentences.noTakedowns);
      const card = (await sheetOf(manager, open)).var_requests.find(
        (one) => one.outcome === null && one.withdrawn_reason === null,
      );
      if (card && !readCardTime(Date.parse(card.requested_at), open.now).isUp)
        throw conflict(scoringSentences.commissionFirst);
      if (card?.claim && askedAbout(card.claim) !== kind) throw conflict(scoringSentences.otherQuestion);
      const [asked] = await manager.query<{ id: number }[]>(
        'insert into verification (sheet_id, kind, round, asked_by) values ($1, $2, $3, $4) returning id',
        [open.id, kind, roundNamed(open, round ?? card?.round), panel.deviceId],
      );
      if (card && asked) {
        await manager.query('update var_request set verification_id = $2 where id = $1', [card.id, asked.id]);
      }
      await auditSheet(manager, panel, open, 'score.verification-asked', { kind });
      return scoringTexts.verificationSent(VERIFICATION_LABELS[kind].toLowerCase());
    });
  }

  /** A judge answers once. What most of them say waits for the council (art. 15.2.c). */
  answer(panel: PanelDevice, id: number, answer: Verdict): Promise<CouncilAnswer> {
    return changeSheet(this.dataSource, panel, async (manager, open) => {
      const asked = await askedOf(manager, open, id);
      if (asked.isDecided) throw conflict(scoringSentences.verificationOver);
      if (panel.seat > open.rule.judges) throw conflict(scoringSentences.seatNotAsked);
      const stored = await manager.query<unknown[]>(
        `insert into verification_answer (verification_id, seat, answer, device_id) values ($1, $2, $3, $4)
         on conflict (verification_id, seat) do nothing returning seat`,
        [id, panel.seat, answer, panel.deviceId],
      );
      if (stored.length === 0) throw conflict(scoringSentences.alreadyAnswered);
      await auditSheet(manager, panel, open, 'score.verification-answered', { verification_id: id, answer });
      return scoringTexts.answerSent;
    });
  }

  /** What most judges said becomes the decision; a throw is worth its points. 409 while too few have answered. */
  confirm(panel: PanelDevice, id: number): Promise<CouncilAnswer> {
    return changeSheet(this.dataSource, panel, async (manager, open) => {
      const asked = await askedOf(manager, open, id);
      if (asked.isDecided) throw conflict(scoringSentences.verificationOver);
      const answers = await manager.query<{ answer: Verdict }[]>(
        'select answer from verification_answer where verification_id = $1',
        [id],
      );
      const verdict = verdictOf(
        answers.map((one) => one.answer),
        open.rule.judges,
      );
      if (verdict === null) throw conflict(scoringSentences.tooFewAgree);
      if (asked.kind === 'throw' && verdict !== 'none' && open.rules.throws.length === 0) {
        throw conflict(scoringSentences.noTakedowns);
      }
      const settled = await decide(manager, panel, open, asked, verdict);
      if (settled !== null) return settled;
      return scoringTexts.verified(
        VERIFICATION_LABELS[asked.kind].toLowerCase(),
        VERDICT_LABELS[verdict].toLowerCase(),
      );
    });
  }

  /** The council ends a question that too few answer. */
  close(panel: PanelDevice, id: number): Promise<CouncilAnswer> {
    return changeSheet(this.dataSource, panel, async (manager, open) => {
      const asked = await askedOf(manager, open, id);
      if (asked.isDecided) throw conflict(scoringSentences.verificationOver);
      const settled = await decide(manager, panel, open, asked, null);
      return settled ?? scoringTexts.verificationClosed;
    });
  }
}

async function askedOf(manager: EntityManager, open: OpenSheet, id: number): Promise<Asked> {
  const [asked] = await manager.query<Asked[]>(
    `select id, kind, round, decided_at is not null as "isDecided" from verification where id = $1 and sheet_id = $2`,
    [id, open.id],
  );
  if (!asked) throw notFound(scoringSentences.verificationNotHere);
  return asked;
}

/** null as verdict: ended without one. What follows where a protest card is decided by it is answered. */
async function decide(
  manager: EntityManager,
  panel: PanelDevice,
  open: OpenSheet,
  { id, kind, round }: Asked,
  verdict: Verdict | null,
): Promise<string | null> {
  await manager.query('update verification set verdict = $2, decided_at = now() where id = $1', [
    id,
    verdict ?? 'none',
  ]);
  await auditSheet(manager, panel, open, 'score.verification-decided', { verification_id: id, verdict });
  const settled = await settleByVerdict(manager, panel, open, id, verdict);
  if (settled !== null || kind !== 'throw' || verdict === null || verdict === 'none') return settled;
  await manager.query(
    `insert into score_point (sheet_id, corner, kind, round, at, verification_id)
     values ($1, $2, 'throw', $3, to_timestamp($4::float8 / 1000), $5)`,
    [open.id, verdict, round, open.now, id],
  );
  return null;
}
