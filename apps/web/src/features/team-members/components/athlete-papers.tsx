// The papers of an athlete in the register: looked at, sent, replaced and removed one by one.
import { Box, chakra } from '@chakra-ui/react';
import { ATHLETE_PAPER_MAX_BYTES, type AthletePaper } from '@gelanggang/contract/athletes';
import * as athleteCalls from '@gelanggang/contract/calls/athletes';
import {
  REGISTER_PAPER_LABELS,
  REGISTER_PAPERS,
  type RegisterPaper,
} from '@gelanggang/domain/athletes/register-papers';
import { longDate } from '@gelanggang/domain/words/dates';
import { useRef, useState } from 'react';
import { HiddenFile, PICTURE_TYPES, PICTURES } from '@web/components/hidden-file';
import { Button } from '@web/components/button';
import { Input } from '@web/components/form-field';
import { useSendingText } from '@web/components/sending-text';
import { Tag } from '@web/components/tag';
import { fetchFile } from '@web/lib/fetch-file';
import { HttpError, messageOf } from '@web/lib/http';
import { photoToSend } from '@web/lib/smaller-photo';
import { toast } from '@web/lib/toast';
import { athleteTexts as texts } from '../athlete-texts';
import { usePaperChange } from '../athletes.api';

const SCANS = [...PICTURES, 'application/pdf'];

interface AthletePapersProps {
  athleteId: number;
  papers: readonly AthletePaper[];
}

export function AthletePapers({ athleteId, papers: opened }: AthletePapersProps) {
  const [papers, setPapers] = useState(opened);
  return (
    <>
      <Box display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} maxW="56rem">
        {REGISTER_PAPERS.map((kind) => (
          <Paper
            key={kind}
            athleteId={athleteId}
            kind={kind}
            paper={papers.find((one) => one.kind === kind)}
            onChange={setPapers}
          />
        ))}
      </Box>
      <chakra.p mt="2" textStyle="sm" color="fg.subtle">
        {texts.papersPrivate}
      </chakra.p>
    </>
  );
}

interface PaperProps {
  athleteId: number;
  kind: RegisterPaper;
  paper: AthletePaper | undefined;
  onChange(papers: AthletePaper[]): void;
}

function Paper({ athleteId, kind, paper, onChange }: PaperProps) {
  const input = useRef<HTMLInputElement>(null);
  const [day, setDay] = useState('');
  const change = usePaperChange(athleteId);
  const text = paper ? texts.change : texts.choose(kind);
  const sendingText = useSendingText(text);
  const label = REGISTER_PAPER_LABELS[kind];
  const taken = { types: kind === 'photo' ? PICTURES : SCANS, mostBytes: ATHLETE_PAPER_MAX_BYTES };
  const isLetter = kind === 'health-letter';
  const send = (file: File | null) =>
    change.mutate(
      { kind, file, datedOn: isLetter && file !== null ? day : undefined },
      {
        onSuccess: ({ message, data }) => {
          toast.success(message);
          onChange(data.papers);
        },
        onError: (error) => {
          const said = error instanceof HttpError ? Object.values(error.fields).flat().join(' ') : '';
          toast.error(said || messageOf(error));
        },
      },
    );
  return (
    <Box
      role="group"
      aria-label={label}
      borderWidth="1px"
      rounded="md"
      bg="bg.panel"
      p="4"
      display="flex"
      flexDirection="column"
      gap="2"
    >
      <Box display="flex" justifyContent="space-between" alignItems="center" gap="2">
        <chakra.span fontWeight="semibold">{label}</chakra.span>
        <Tag tone={paper ? 'ok' : 'warn'}>{paper ? texts.has : texts.lacks}</Tag>
      </Box>
      <chakra.p textStyle="sm" color="fg.subtle">
        {paper?.datedOn ? texts.letterOf(longDate(paper.datedOn)) : kind === 'photo' ? texts.photoHint : texts.scanHint}
      </chakra.p>
      {isLetter ? (
        <chakra.label textStyle="sm" display="grid" gap="1">
          {texts.letterDay}
          <Input type="date" value={day} onChange={(event) => setDay(event.target.value)} />
        </chakra.label>
      ) : null}
      <Box display="flex" flexWrap="wrap" gap="2" mt="auto">
        <Button
          size="sm"
          busy={change.isPending}
          busyText={sendingText}
          onClick={() => {
            if (isLetter && day === '') toast.info(texts.letterNeedsDay);
            else input.current?.click();
          }}
        >
          {text}
        </Button>
        {paper ? (
          <>
            <Button size="sm" variant="plain" onClick={() => void open(athleteId, kind)}>
              {texts.show}
            </Button>
            <Button size="sm" variant="plain" disabled={change.isPending} onClick={() => send(null)}>
              {texts.removePaper}
            </Button>
          </>
        ) : null}
      </Box>
      <HiddenFile
        ref={input}
        label={label}
        accept={kind === 'photo' ? PICTURE_TYPES : SCANS.join(',')}
        onFile={(file) => void photoToSend(file, taken).then(send)}
      />
    </Box>
  );
}

/** In a tab of its own: the file is not to be had without the session. */
async function open(id: number, kind: RegisterPaper): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const url = URL.createObjectURL(await fetchFile(athleteCalls.paper, { params: { id, kind } }));
    if (tab) tab.location.href = url;
    // the tab has loaded it by then
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  } catch (error) {
    tab?.close();
    toast.error(`${texts.paperFailed} ${messageOf(error)}`);
  }
}
