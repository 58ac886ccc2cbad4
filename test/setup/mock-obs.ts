// A server that speaks obs-websocket 5 as its protocol document says: greeting, password, scenes, events.
import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

interface Message {
  op: number;
  d: { authentication?: string; requestType?: string; requestId?: string; requestData?: { sceneName?: string } };
}

const sha = (text: string) => createHash('sha256').update(text).digest('base64');

/** Of obs-websocket 5.x: Hello (0), Identify (1), Identified (2), Event (5), Request (6), RequestResponse (7). */
export class MockObs {
  scenes = ['Jeda', 'Partai', 'Hasil'];
  current = 'Jeda';
  asked: string[] = [];
  private server: WebSocketServer;
  private readonly clients = new Set<WebSocket>();

  private constructor(
    server: WebSocketServer,
    private readonly password: string | null,
  ) {
    this.server = server;
    server.on('connection', (socket) => this.greet(socket));
  }

  static async start(password: string | null, port = 0): Promise<MockObs> {
    const server = new WebSocketServer({
      host: '127.0.0.1',
      port,
      handleProtocols: (protocols) => (protocols.has('obswebsocket.json') ? 'obswebsocket.json' : false),
    });
    await new Promise((listening) => server.once('listening', listening));
    return new MockObs(server, password);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    for (const socket of this.clients) socket.terminate();
    await new Promise((closed) => this.server.close(closed));
  }

  say(eventType: string, eventData: object): void {
    for (const socket of this.clients) send(socket, 5, { eventType, eventIntent: 4, eventData });
  }

  private greet(socket: WebSocket): void {
    const [challenge, salt] = [randomBytes(16).toString('base64'), randomBytes(16).toString('base64')];
    const authentication = this.password === null ? {} : { authentication: { challenge, salt } };
    send(socket, 0, { obsWebSocketVersion: '5.5.4', rpcVersion: 1, ...authentication });
    socket.on('message', (data) => {
      const { op, d } = JSON.parse(String(data)) as Message;
      if (op === 1) {
        const right = sha(sha(`${this.password}${salt}`) + challenge);
        if (this.password !== null && d.authentication !== right) return socket.close(4009, 'Authentication failed.');
        this.clients.add(socket);
        return send(socket, 2, { negotiatedRpcVersion: 1 });
      }
      if (op === 6) this.answer(socket, d);
      return undefined;
    });
    socket.on('close', () => this.clients.delete(socket));
  }

  private answer(socket: WebSocket, { requestType, requestId, requestData }: Message['d']): void {
    this.asked.push(requestType ?? '');
    const reply = (code: number, responseData?: object) =>
      send(socket, 7, { requestType, requestId, requestStatus: { result: code === 100, code }, responseData });
    if (requestType === 'GetSceneList') {
      // OBS lists scenes from the bottom of its own list
      const scenes = [...this.scenes].reverse().map((sceneName, sceneIndex) => ({ sceneIndex, sceneName }));
      return reply(100, { scenes, currentProgramSceneName: this.current });
    }
    const wanted = requestData?.sceneName ?? '';
    if (requestType !== 'SetCurrentProgramScene' || !this.scenes.includes(wanted)) return reply(600);
    this.current = wanted;
    reply(100);
    return this.say('CurrentProgramSceneChanged', { sceneName: wanted });
  }
}

const send = (socket: WebSocket, op: number, d: object): void => socket.send(JSON.stringify({ op, d }));
