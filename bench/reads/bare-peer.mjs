// The least that could be called a server: a Node server that answers one buffer from memory, or 304 for its tag.
import { createServer } from 'node:http';
import { answerAs } from '../harness/processes.mjs';

let body = Buffer.alloc(0);
let headers = {};

const server = createServer((request, response) => {
  if (request.headers['if-none-match'] === headers.etag) {
    response.writeHead(304, { etag: headers.etag });
    response.end();
  } else {
    response.writeHead(200, headers);
    response.end(body);
  }
});

answerAs({
  hold(given) {
    body = Buffer.from(given.body, 'base64');
    headers = { ...given.headers, 'content-length': body.length };
  },
  listen: () => new Promise((done) => server.listen(0, '127.0.0.1', () => done(server.address().port))),
});
