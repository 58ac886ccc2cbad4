// Whose socket it is: looked up once when it connects, looked up again when sessions end or rights change.
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Namespace, Socket } from 'socket.io';
import { DataSource } from 'typeorm';
import { findPanel, PANEL_CHANNEL, panelsThere } from '@gelanggang/database/queries/panel.queries';
import { findSession, findStandingSessions, SESSION_CHANNEL } from '@gelanggang/database/queries/session.queries';
import type { TournamentRights } from '@gelanggang/contract/member-roles';
import { PgListener } from '@gelanggang/platform/events/pg-listener';
import { worksInDraft } from '../http/draft-doors';
import { LiveLookups } from './live-lookups';
import { type Listener, parseTopic, refusalOf } from './topics';

/** Sessions also end by time, and rights change without a notice: at the latest then, a socket knows. */
const RECHECK_MS = 30_000;

interface SocketSession extends Listener {
  sessionId: number;
}

/** `socket.data` of this namespace. */
interface Data {
  session?: SocketSession;
  /** The tournament of the panel that this device is, and which device it is. */
  panelOf?: number;
  panelId?: number;
  /** Tournaments that are being prepared, into which it was let: looked at again when rights change. */
  hearsDrafts?: number[];
  /** How many endings had been told when it was looked up. */
  lookedUpAt?: number;
}

@Injectable()
export class LiveSessions implements OnApplicationShutdown {
  private readonly logger = new Logger(LiveSessions.name);
  private namespace: Namespace | null = null;
  private timer: NodeJS.Timeout | null = null;
  /** Notices so far: what ends while a socket is looked up is known by it. */
  private endings = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly listener: PgListener,
    private readonly lookups: LiveLookups,
  ) {}

  /** False: it came with a token that is not good. Without one it hears public topics. */
  async admit(socket: Socket): Promise<boolean> {
    const { token, panel } = socket.handshake.auth as { token?: unknown; panel?: unknown };
    (socket.data as Data).lookedUpAt = this.endings;
    // not kept in memory for the life of the socket
    socket.handshake.auth = {};
    if (typeof panel === 'string') {
      const device = await this.lookups.run(socket, null, () => findPanel(this.dataSource.manager, panel));
      if (device) Object.assign(socket.data as Data, { panelOf: device.tournamentId, panelId: device.deviceId });
    }
    if (token === undefined || token === null || token === '') return true;
    if (typeof token !== 'string') return false;
    const found = await this.lookups.run(socket, null, () => findSession(this.dataSource.manager, token));
    if (!found) return false;
    const { sessionId, accountId, rights, arenaId } = found;
    (socket.data as Data).session = { sessionId, accountId, rights, arenaId };
    return true;
  }

  listenerOf(socket: Socket): Listener | null {
    return (socket.data as Data).session ?? null;
  }

  /** Whose sockets are counted together; null of a spectator, who came with nothing that is good. */
  workerOf(socket: Socket): string | null {
    const { session, panelId } = socket.data as Data;
    if (session) return `account ${session.accountId}`;
    return panelId === undefined ? null : `panel ${panelId}`;
  }

  /** Whether it may hear a tournament that has never been active. */
  admitToDraft(socket: Socket, tournamentId: number): boolean {
    const data = socket.data as Data;
    if (data.panelOf === tournamentId) return true;
    if (!data.session || !worksInDraft(data.session, tournamentId)) return false;
    data.hearsDrafts = [...(data.hearsDrafts ?? []), tournamentId];
    return true;
  }

  watch(namespace: Namespace): void {
    this.namespace = namespace;
    this.listener.listen(SESSION_CHANNEL, {
      notice: (accountId) => this.ended(({ session }) => session?.accountId === Number(accountId)),
      connected: () => this.ended(() => true),
    });
    this.listener.listen(PANEL_CHANNEL, {
      notice: () => this.ended(({ panelId }) => panelId !== undefined),
      connected: () => this.ended(() => true),
    });
    this.timer = setInterval(() => void this.recheck(() => true), RECHECK_MS);
  }

  /** It is among the others now: what ended since it was looked up, it has not been told. */
  joined(socket: Socket): void {
    if ((socket.data as Data).lookedUpAt !== this.endings) void this.recheck((data) => data === socket.data);
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  private ended(isMeant: (data: Data) => boolean): void {
    this.endings += 1;
    void this.recheck(isMeant);
  }

  private async recheck(isMeant: (data: Data) => boolean): Promise<void> {
    const sockets = [...(this.namespace?.sockets.values() ?? [])].filter((socket) => {
      const data = socket.data as Data;
      return (data.session !== undefined || data.panelId !== undefined) && isMeant(data);
    });
    const sessionIds = idsOf(sockets, ({ session }) => session?.sessionId);
    const panelIds = idsOf(sockets, ({ panelId }) => panelId);
    const { manager } = this.dataSource;
    try {
      const sessions = sessionIds.length > 0 ? await findStandingSessions(manager, sessionIds) : null;
      const panels = panelIds.length > 0 ? await panelsThere(manager, panelIds) : null;
      for (const socket of sockets) {
        if (sessions) this.apply(socket, sessions);
        const { panelId } = socket.data as Data;
        // it connects anew, as whoever it is without the seat, and subscribes anew
        if (panelId !== undefined && panels?.has(panelId) === false) socket.conn.close();
      }
    } catch (error) {
      this.logger.warn('could not look up sessions again', error);
    }
  }

  private apply(socket: Socket, standing: ReadonlyMap<number, TournamentRights>): void {
    const { session, hearsDrafts } = socket.data as Data;
    if (!session) return;
    const rights = standing.get(session.sessionId);
    if (!rights) {
      socket.disconnect(true);
      return;
    }
    session.rights = rights;
    const hears = [...socket.rooms].map((room) => parseTopic(room));
    // the client connects anew, subscribes anew and reads why it may not: leaving the room would be silence
    const isRefused = hears.some((topic) => topic && refusalOf(topic, session) !== null);
    if (isRefused || hearsDrafts?.some((id) => !worksInDraft(session, id))) socket.conn.close();
  }
}

function idsOf(sockets: readonly Socket[], idOf: (data: Data) => number | undefined): number[] {
  return [...new Set(sockets.flatMap((socket) => idOf(socket.data as Data) ?? []))];
}
