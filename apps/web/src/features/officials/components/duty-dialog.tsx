// Puts somebody to a session or to a seat of a match by hand, in the place of another or of nobody, with the reason.
import { type ReactNode, useState } from 'react';
import type {
  BoardDuty,
  BoardOfficial,
  BoardSession,
  OfficialBoard,
  SeatAnswer,
  SeatedMatchAnswer,
} from '@gelanggang/contract/official-duties';
import { ARENA_ROLES, AT_THE_MAT, type OfficialRole, roleLabel, seatName } from '@gelanggang/domain/officials/roles';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { FormDialog } from '@web/components/form-dialog';
import { FormField, Input, Select } from '@web/components/form-field';
import { texts as common } from '@web/site/texts';
import { dutyNotes, seatNotes, sitsHere } from '../choice-notes';
import { changed } from '../duties.api';
import { dutyTexts as texts } from '../duty-texts';
import { useSend } from '@web/lib/use-send';
import * as dutyCalls from '@gelanggang/contract/calls/official-duties';
import { type BodyOf } from '@web/lib/calls';

const LONGEST_REASON = 200;
const NOT_CHOSEN = '';
/** Nobody comes in their place. */
const NOBODY = 'nobody';

/** As a request names whom it puts there; left out: nobody. */
const idOf = (chosen: string): number | undefined => (chosen === NOBODY ? undefined : Number(chosen));

interface DutyDialogProps {
  board: OfficialBoard;
  session: BoardSession;
  duty: BoardDuty | null;
  onClose(): void;
}

export function DutyDialog({ board, session, duty, onClose }: DutyDialogProps) {
  const [role, setRole] = useState<OfficialRole>(duty?.role ?? AT_THE_MAT);
  const [official, setOfficial] = useState(NOT_CHOSEN);
  const [reason, setReason] = useState('');
  const add = useSend(dutyCalls.add, {}, changed(board.tournament.id));
  const replace = useSend(
    dutyCalls.replace,
    ({ id, body }: { id: number; body: BodyOf<typeof dutyCalls.replace> }) => ({ params: { id }, body }),
    changed(board.tournament.id),
  );
  const save = () => {
    const done = { onSuccess: onClose };
    if (duty) replace.mutate({ id: duty.id, body: { official_id: idOf(official), reason } }, done);
    else add.mutate({ schedule_id: session.id, role, official_id: Number(official) }, done);
  };
  const there = new Set(session.duties.filter(({ ended }) => ended === null).map((one) => one.official_id));
  return (
    <Frame
      title={duty ? texts.replaceTitle(shownName(duty.name)) : texts.addTitle(session.arena)}
      isBusy={add.isPending || replace.isPending}
      isReady={official !== NOT_CHOSEN}
      onSave={save}
      onClose={onClose}
    >
      {duty ? null : (
        <FormField label={texts.role}>
          {(props) => (
            <Select {...props} value={role} onChange={(event) => setRole(event.target.value as OfficialRole)}>
              {ARENA_ROLES.map((one) => (
                <option key={one} value={one}>
                  {roleLabel(one)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      )}
      <Officials
        officials={board.officials.filter(({ id }) => id !== duty?.official_id)}
        isFirst={(one) => one.roles.includes(role) && !there.has(one.id)}
        notesOf={(one) => dutyNotes(one, role, session, board.sessions)}
        nobody={duty ? texts.nobody : null}
        value={official}
        onChange={setOfficial}
      />
      {duty ? <Reason value={reason} onChange={setReason} /> : null}
    </Frame>
  );
}

interface SeatDialogProps {
  board: OfficialBoard;
  session: BoardSession;
  match: SeatedMatchAnswer;
  seat: SeatAnswer;
  onClose(): void;
}

export function SeatDialog({ board, session, match, seat, onClose }: SeatDialogProps) {
  const [official, setOfficial] = useState(String(seat.official_id ?? NOT_CHOSEN));
  const [reason, setReason] = useState('');
  const save = useSend(
    dutyCalls.seat,
    ({ matchId, body }: { matchId: number; body: BodyOf<typeof dutyCalls.seat> }) => ({
      params: { id: matchId },
      body,
    }),
    changed(board.tournament.id),
  );
  return (
    <Frame
      title={texts.seatTitle(seatName(seat.seat), match.partai)}
      isBusy={save.isPending}
      isReady={official !== String(seat.official_id ?? NOT_CHOSEN)}
      onSave={() =>
        save.mutate(
          {
            matchId: match.id,
            body: { seat: seat.seat, official_id: idOf(official), reason },
          },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    >
      <Officials
        officials={board.officials}
        isFirst={({ id }) => sitsHere(session, id, seat.seat)}
        notesOf={(one) => seatNotes(one, seat.seat, match, session)}
        nobody={seat.official_id === null ? null : texts.nobody}
        value={official}
        onChange={setOfficial}
      />
      {seat.official_id === null ? null : <Reason value={reason} onChange={setReason} />}
    </Frame>
  );
}

interface FrameProps {
  title: string;
  isBusy: boolean;
  isReady: boolean;
  onSave(): void;
  onClose(): void;
  children: ReactNode;
}

function Frame({ title, isBusy, isReady, onSave, onClose, children }: FrameProps) {
  return (
    <FormDialog title={title} isBusy={isBusy} isReady={isReady} onSubmit={onSave} onClose={onClose}>
      {children}
    </FormDialog>
  );
}

interface OfficialsProps {
  officials: readonly BoardOfficial[];
  isFirst(one: BoardOfficial): boolean;
  /** What would be wrong with them there. */
  notesOf(one: BoardOfficial): readonly string[];
  /** null: nobody is there who could leave it. */
  nobody: string | null;
  value: string;
  onChange(value: string): void;
}

/** Those who fit first, with nothing against them before the others; then everybody else. */
function Officials({ officials, isFirst, notesOf, nobody, value, onChange }: OfficialsProps) {
  const offered = officials
    .map((one) => ({ one, notes: notesOf(one), isFit: isFirst(one) }))
    .sort((a, b) => Number(b.isFit) - Number(a.isFit) || a.notes.length - b.notes.length || a.one.seats - b.one.seats);
  const groups = [
    { label: texts.fitting, rows: offered.filter(({ isFit }) => isFit) },
    { label: texts.others, rows: offered.filter(({ isFit }) => !isFit) },
  ].filter(({ rows }) => rows.length > 0);
  // closed, a phone's list shows no more than a name and its region
  const against = offered.find(({ one }) => String(one.id) === value)?.notes ?? [];
  return (
    <FormField label={texts.choose} hint={against.length > 0 ? against.join(' · ') : undefined}>
      {(props) => (
        <Select {...props} value={value} onChange={(event) => onChange(event.target.value)}>
          {value === NOT_CHOSEN ? <option value={NOT_CHOSEN}>{common.form.choose}</option> : null}
          {nobody === null ? null : <option value={NOBODY}>{nobody}</option>}
          {groups.map(({ label, rows }) => (
            <optgroup key={label} label={label}>
              {rows.map(({ one, notes }) => (
                <option key={one.id} value={one.id}>
                  {[shownName(one.name), one.region, ...notes].filter(Boolean).join(' · ')}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </FormField>
  );
}

function Reason({ value, onChange }: { value: string; onChange(value: string): void }) {
  return (
    <FormField label={texts.reason} hint={texts.reasonHint} isOptional>
      {(props) => (
        <Input {...props} maxLength={LONGEST_REASON} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </FormField>
  );
}
