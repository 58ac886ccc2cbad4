// Saves what the rules say from the table; asked once more, since the bracket moves on with it.
import { useState } from 'react';
import * as panelResultCalls from '@gelanggang/contract/calls/panel-results';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { WinKind } from '@gelanggang/domain/results/win-kinds';
import type { Corner } from '@gelanggang/domain/words/corners';
import { Button } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { newPress } from '../panel.api';
import { act, type PanelAct } from '../panel-http';
import { scoringTexts as texts } from '../texts';

interface SaveResultProps {
  match: Pick<LiveMatch, 'id' | 'partai'>;
  winner: Corner;
  /** null: the opponent was absent. */
  winKind: WinKind | null;
  /** The result in words, as it is shown, without a full stop at its end. */
  said: string;
  isMain: boolean;
  isBusy: boolean;
  onAct(act: PanelAct): void;
}

export function SaveResult({ match, winner, winKind, said, isMain, isBusy, onAct }: SaveResultProps) {
  const [press, setPress] = useState<string | null>(null);
  return (
    <>
      <Button variant={isMain ? 'solid' : 'outline'} disabled={isBusy} onClick={() => setPress(newPress())}>
        {texts.saveResult}
      </Button>
      <ConfirmDialog
        open={press !== null}
        onClose={() => setPress(null)}
        title={texts.saveResultTitle(match.partai)}
        question={texts.saveResultText(said.replace(/\.$/, ''))}
        confirmText={texts.saveResult}
        isDestructive={false}
        onConfirm={() => {
          setPress(null);
          if (press === null) return;
          const body = { match_id: match.id, winner, key: press, ...(winKind ? { win_kind: winKind } : {}) };
          onAct(act(panelResultCalls.record, { body }));
        }}
      />
    </>
  );
}
