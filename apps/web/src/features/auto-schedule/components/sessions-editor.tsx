// Days and their sessions: when the mats are open, and for whom.
import { Box, chakra } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { Button, IconButton } from '@web/components/button';
import { CheckList } from '@web/components/check-list';
import { FormField, Input } from '@web/components/form-field';
import { TimeInput } from '@web/components/time-input';
import { formatShortDay } from '@web/lib/formats';
import { type FormErrors, type SessionValues, withDay, withSession } from '../form-values';
import { autoTexts } from '../texts';

const texts = autoTexts.form;
const DATE = /^\d{4}-\d\d-\d\d$/;

interface Named {
  id: number;
  name: string;
}

interface SessionsEditorProps {
  sessions: readonly SessionValues[];
  firstDay: string;
  arenas: readonly Named[];
  ages: readonly Named[];
  errors: FormErrors;
  onChange(sessions: SessionValues[]): void;
}

export function SessionsEditor({ sessions, firstDay, arenas, ages, errors, onChange }: SessionsEditorProps) {
  const change = (index: number, values: Partial<SessionValues>) =>
    onChange(sessions.map((one, at) => (at === index ? { ...one, ...values } : one)));
  return (
    <>
      <Box display="grid" gap={{ base: '4', md: '2' }} maxW="64rem">
        {sessions.map((session, index) => (
          <SessionRow
            key={session.key}
            session={session}
            number={index + 1}
            arenas={arenas}
            ages={ages}
            error={(field) => errors[`sessions.${index}.${field}`]}
            isOnly={sessions.length === 1}
            onChange={(values) => change(index, values)}
            onRemove={() => onChange(sessions.filter((_, at) => at !== index))}
          />
        ))}
      </Box>
      <Box display="flex" gap="2" mt="3" flexWrap="wrap">
        <Button size="sm" onClick={() => onChange(withSession(sessions, firstDay))}>
          <Plus aria-hidden="true" />
          {texts.addSession}
        </Button>
        <Button size="sm" onClick={() => onChange(withDay(sessions, firstDay))}>
          <Plus aria-hidden="true" />
          {texts.addDay}
        </Button>
      </Box>
    </>
  );
}

interface SessionRowProps {
  session: SessionValues;
  number: number;
  arenas: readonly Named[];
  ages: readonly Named[];
  isOnly: boolean;
  error(field: string): string | undefined;
  onChange(values: Partial<SessionValues>): void;
  onRemove(): void;
}

function SessionRow({ session, number, arenas, ages, isOnly, error, onChange, onRemove }: SessionRowProps) {
  const time = (field: 'start' | 'end', label: string) => (
    <FormField label={label} error={error(field)}>
      {(bound) => <TimeInput {...bound} value={session[field]} onTime={(typed) => onChange({ [field]: typed })} />}
    </FormField>
  );
  return (
    <Box
      role="group"
      aria-label={texts.sessionOf(number)}
      display="grid"
      gap="3"
      alignItems="start"
      gridTemplateColumns={{ base: '1fr 1fr', md: '10.5rem 8.75rem 8.75rem minmax(0, 1fr) 2.75rem' }}
      pb="3"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <FormField
          label={texts.day}
          error={error('date')}
          hint={DATE.test(session.date) ? formatShortDay(session.date) : undefined}
        >
          {(bound) => (
            <Input
              {...bound}
              type="date"
              value={session.date}
              onChange={(event) => onChange({ date: event.target.value })}
            />
          )}
        </FormField>
      </Box>
      {time('start', texts.from)}
      {time('end', texts.to)}
      <Box
        gridColumn={{ base: '1 / -1', md: 'auto' }}
        pt={{ md: '1.75rem' }}
        display="grid"
        columnGap="4"
        gridTemplateColumns={{ base: '1fr', xl: '1fr 1fr' }}
        alignItems="start"
      >
        <Some
          title={texts.ages}
          all={texts.allAges}
          some={texts.someAges}
          options={ages}
          chosen={session.ageIds}
          onChange={(ageIds) => onChange({ ageIds })}
        />
        {arenas.length > 1 ? (
          <Some
            title={texts.sessionArenas}
            all={texts.allArenas}
            some={texts.someArenas}
            options={arenas}
            chosen={session.arenaIds}
            onChange={(arenaIds) => onChange({ arenaIds })}
          />
        ) : null}
      </Box>
      <Box pt={{ md: '1.75rem' }} gridColumn={{ base: '1 / -1', md: 'auto' }} justifySelf="end">
        {isOnly ? null : (
          <IconButton label={texts.removeSession} size="sm" onClick={onRemove}>
            <X aria-hidden="true" />
          </IconButton>
        )}
      </Box>
    </Box>
  );
}

interface SomeProps {
  title: string;
  all: string;
  some(names: string): string;
  options: readonly Named[];
  chosen: readonly number[];
  onChange(chosen: number[]): void;
}

/** All of them, unless some are ticked. */
function Some({ title, all, some, options, chosen, onChange }: SomeProps) {
  const names = options.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  return (
    <chakra.details>
      <chakra.summary
        cursor="pointer"
        minH={{ base: '44px', md: '32px' }}
        py="1.5"
        textStyle="sm"
        color={names.length > 0 ? 'marun.fg' : 'fg.muted'}
        fontWeight={names.length > 0 ? 'semibold' : undefined}
      >
        {names.length > 0 ? some(names.join(', ')) : all}
      </chakra.summary>
      <CheckList
        label={title}
        isLabelHidden
        columns={2}
        options={options.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={chosen}
        onChange={onChange}
      />
    </chakra.details>
  );
}
