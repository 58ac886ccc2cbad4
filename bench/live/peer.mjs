// The least that could be called a live server: a POST with a text, and everybody who is connected gets it. Bare
// Socket.IO or bare ws, without a database: `node bench/live/peer.mjs socket.io`.
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { WebSocketServer } from 'ws';
import { answerAs } from '../harness/processes.mjs';

const server = createServer((request, response) => {
  let text = '';
  request.on('data', (part) => (text += part));
  request.on('end', () => {
    broadcast(text);
    response.end('{}');
  });
});

function bareSocketIo() {
  const io = new Server(server, { serveClient: false, pingInterval: 20_000, pingTimeout: 15_000 });
  return (text) => io.emit('events', JSON.parse(text));
}

function bareWs() {
  const sockets = new WebSocketServer({ server, path: '/ws' });
  return (text) => {
    const data = Buffer.from(text);
    for (const socket of sockets.clients) socket.send(data, { binary: false });
  };
}

const broadcast = process.argv[2] === 'ws' ? bareWs() : bareSocketIo();

answerAs({
  listen: () => new Promise((done) => server.listen(0, '127.0.0.1', () => done(server.address().port))),
});
