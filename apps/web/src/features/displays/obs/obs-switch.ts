// Switches the scenes of OBS Studio (obs-websocket 5) by what a broadcast shows; comes back by itself after a lost connection.
import OBSWebSocket, { type OBSWebSocketError } from 'obs-websocket-js/json';

/** After a lost connection it is tried again this soon. */
const RETRY_MS = 3_000;
/** obs-websocket closes with this when the password is wrong (`WebSocketCloseCode::AuthenticationFailed`). */
const WRONG_PASSWORD = 4009;

export type ObsState =
  | { is: 'off' | 'connecting' | 'lost' | 'refused' | 'unreachable' }
  | { is: 'connected'; scenes: readonly string[]; current: string };

/** One connection to one OBS. `onState` hears each change. */
export class ObsSwitch {
  private readonly obs = new OBSWebSocket();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted: { address: string; password: string } | null = null;
  private wasConnected = false;
  private state: ObsState = { is: 'off' };

  constructor(private readonly onState: (state: ObsState) => void) {
    this.obs.on('ConnectionClosed', () => this.closed());
    this.obs.on('CurrentProgramSceneChanged', ({ sceneName }) => {
      if (this.state.is === 'connected') this.tell({ ...this.state, current: sceneName });
    });
    // scenes are added and renamed while the page is open
    this.obs.on('SceneListChanged', () => void this.readScenes().catch(() => this.closed()));
    this.obs.on('SceneNameChanged', () => void this.readScenes().catch(() => this.closed()));
  }

  async connect(address: string, password: string): Promise<void> {
    this.wanted = { address, password };
    this.wasConnected = false;
    await this.open();
  }

  async disconnect(): Promise<void> {
    this.wanted = null;
    clearTimeout(this.timer);
    this.tell({ is: 'off' });
    await this.obs.disconnect();
  }

  /** False: there is no such scene, or no connection. What is on already is not asked for again. */
  async show(scene: string): Promise<boolean> {
    const { state } = this;
    if (state.is !== 'connected' || !state.scenes.includes(scene)) return false;
    if (state.current === scene) return true;
    try {
      await this.obs.call('SetCurrentProgramScene', { sceneName: scene });
      return true;
    } catch {
      // removed a moment ago, or the connection went: both are told by themselves
      return false;
    }
  }

  private async open(): Promise<void> {
    const { wanted } = this;
    if (!wanted) return;
    clearTimeout(this.timer);
    this.tell({ is: this.wasConnected ? 'lost' : 'connecting' });
    try {
      await this.obs.connect(wanted.address, wanted.password || undefined);
      if (this.wanted !== wanted) return;
      await this.readScenes();
      this.wasConnected = true;
    } catch (error) {
      if (this.wanted !== wanted) return;
      if ((error as Partial<OBSWebSocketError>).code === WRONG_PASSWORD) {
        this.wanted = null;
        this.tell({ is: 'refused' });
        return;
      }
      this.tell({ is: this.wasConnected ? 'lost' : 'unreachable' });
      this.later();
    }
  }

  private async readScenes(): Promise<void> {
    const { scenes, currentProgramSceneName } = await this.obs.call('GetSceneList');
    const names = scenes.map(({ sceneName }) => String(sceneName)).reverse();
    this.tell({ is: 'connected', scenes: names, current: currentProgramSceneName });
  }

  private closed(): void {
    if (!this.wanted || this.state.is !== 'connected') return;
    this.tell({ is: 'lost' });
    this.later();
  }

  private later(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.open(), RETRY_MS);
  }

  private tell(state: ObsState): void {
    this.state = state;
    this.onState(state);
  }
}
