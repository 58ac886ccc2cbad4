// The form of a tournament, like any other with files, ends when its sender falls silent.
import { connect, type AddressInfo } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { readTournamentForm } from './tournament-form';

it('is refused, and its connection closed, once nothing has come for so long', async () => {
  const server = Fastify();
  await server.register(multipart);
  const ended = new Promise((end) => {
    server.post('/', async (request) => {
      const form = readTournamentForm(request, { isNew: true, silenceMs: 50 });
      form.then(end, end);
      return form;
    });
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const sender = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  const closed = new Promise((done) => sender.once('close', done));
  sender.write(
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 900\r\n\r\n' +
      '--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nPiala',
  );
  expect(await ended).toMatchObject({ status: 400 });
  await closed;
  await server.close();
});
