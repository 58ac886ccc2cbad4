// /siaran/:arena: on the computer that runs OBS, switches its scenes by what happens on the mat.
import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import {
  BROADCAST_SCENE_LABELS,
  BROADCAST_SCENES,
  type BroadcastScene,
  sceneOf,
} from '@gelanggang/domain/displays/overlay-part';
import { decimalOf } from '@gelanggang/domain/words/typed-numbers';
import { Button } from '@web/components/button';
import { ConnectionDot } from '@web/components/connection-dot';
import { FormField, InputField, Select } from '@web/components/form-field';
import { ErrorState, PageLoading } from '@web/components/states';
import { readStored, writeStored } from '@web/lib/stored';
import { ObsSwitch, type ObsState } from './obs/obs-switch';
import { obsTexts as texts } from './overlay/texts';
import { useBroadcast } from './use-broadcast';

const KEY = 'gelanggang.obs';
/** What OBS listens at unless somebody changes it. */
const USUAL_PORT = '4455';

type Scenes = Partial<Record<BroadcastScene, string>>;

function rememberedScenes(): Scenes {
  try {
    return (JSON.parse(readStored(KEY) ?? '{}') ?? {}) as Scenes;
  } catch {
    return {};
  }
}

export default function ObsPage() {
  const { arena = '' } = useParams();
  const { onAir, error } = useBroadcast(Number(arena));
  const [state, setState] = useState<ObsState>({ is: 'off' });
  const [scenes, setScenes] = useState(rememberedScenes);
  const [obs] = useState(() => new ObsSwitch(setState));
  useEffect(() => () => void obs.disconnect(), [obs]);
  const said = useSwitching(obs, state, onAir ? sceneOf(onAir.broadcast) : null, scenes);
  if (error) return <ErrorState error={error} />;
  if (!onAir) return <PageLoading />;
  const choose = (what: BroadcastScene, scene: string) => {
    const next = { ...scenes, [what]: scene || undefined };
    setScenes(next);
    writeStored(KEY, JSON.stringify(next));
  };
  return (
    <Box as="main" maxW="44rem" mx="auto" px="4" py="6" display="grid" gap="6">
      <Box display="flex" alignItems="start" gap="4" flexWrap="wrap">
        <chakra.h1 textStyle="title.page" flex="1" minW="14rem" tabIndex={-1} outline="0">
          {texts.title(onAir.info.arena.name)}
        </chakra.h1>
        <ConnectionDot timeZone={onAir.info.tournament.time_zone} />
      </Box>
      <chakra.p color="fg.muted">{texts.lead}</chakra.p>
      <ConnectForm obs={obs} state={state} />
      <chakra.section aria-labelledby="scenes">
        <chakra.h2 id="scenes" textStyle="title.section" mb="1">
          {texts.scenes}
        </chakra.h2>
        <chakra.p mb="3" role="status" data-scene-now={sceneOf(onAir.broadcast)}>
          {texts.now(BROADCAST_SCENE_LABELS[sceneOf(onAir.broadcast)])}
          {said ? ` ${said}` : ''}
        </chakra.p>
        <Box display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
          {BROADCAST_SCENES.map((what) => (
            <SceneField
              key={what}
              what={what}
              chosen={scenes[what] ?? ''}
              known={state.is === 'connected' ? state.scenes : []}
              onChoose={(scene) => choose(what, scene)}
            />
          ))}
        </Box>
      </chakra.section>
    </Box>
  );
}

/** Has the scene shown whenever another state begins, or another scene is chosen for it; says what came of it. */
function useSwitching(obs: ObsSwitch, state: ObsState, what: BroadcastScene | null, scenes: Scenes): string {
  const [said, setSaid] = useState('');
  const isConnected = state.is === 'connected';
  const scene = what ? scenes[what] : undefined;
  const asked = useRef(0);
  useEffect(() => {
    asked.current += 1;
    const own = asked.current;
    setSaid('');
    if (!isConnected || !scene) return;
    void obs.show(scene).then((isShown) => {
      if (own === asked.current) setSaid(isShown ? texts.shown(scene) : texts.missing(scene));
    });
  }, [obs, isConnected, what, scene]);
  return said;
}

function ConnectForm({ obs, state }: { obs: ObsSwitch; state: ObsState }) {
  const form = useForm({ defaultValues: { port: USUAL_PORT, password: '' } });
  const isOn = state.is === 'connected' || state.is === 'lost';
  const submit = form.handleSubmit(({ port, password }) => {
    const number = decimalOf(port);
    if (Number.isInteger(number) && number > 0 && number < 65_536)
      return obs.connect(`ws://127.0.0.1:${number}`, password);
    form.setError('port', { message: texts.noPort }, { shouldFocus: true });
    return undefined;
  });
  const words: Readonly<Record<ObsState['is'], string>> = {
    off: '',
    connecting: texts.connecting,
    connected: texts.connected,
    lost: texts.lost,
    refused: texts.refused,
    unreachable: texts.unreachable,
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Box display="grid" gap="4">
        <InputField form={form} name="port" label={texts.port} inputMode="numeric" maxLength={5} />
        <InputField
          form={form}
          name="password"
          label={texts.password}
          hint={texts.passwordHint}
          type="password"
          autoComplete="off"
          isOptional
        />
        <Box display="flex" alignItems="center" gap="4" flexWrap="wrap">
          {isOn ? (
            <Button onClick={() => void obs.disconnect()}>{texts.disconnect}</Button>
          ) : (
            <Button type="submit" variant="solid" busy={state.is === 'connecting'}>
              {texts.connect}
            </Button>
          )}
          <chakra.span role="status" data-obs={state.is}>
            {words[state.is]}
          </chakra.span>
        </Box>
      </Box>
    </form>
  );
}

interface SceneFieldProps {
  what: BroadcastScene;
  chosen: string;
  known: readonly string[];
  onChoose(scene: string): void;
}

function SceneField({ what, chosen, known, onChoose }: SceneFieldProps) {
  // what was chosen before stays to be seen while OBS is away
  const options = chosen === '' || known.includes(chosen) ? known : [chosen, ...known];
  return (
    <FormField label={BROADCAST_SCENE_LABELS[what]}>
      {(bound) => (
        <Select {...bound} value={chosen} onChange={(event) => onChoose(event.target.value)}>
          <option value="">{texts.keep}</option>
          {options.map((scene) => (
            <option key={scene} value={scene}>
              {scene}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}
