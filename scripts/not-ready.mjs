// Answers on the system's port while it still starts: a browser says 'Belum siap' and goes on by itself, a program gets 503.
import { createServer } from 'node:http';

const PAGE = `<!doctype html>
<html lang="id">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Belum siap · Gelanggang</title>
<style>
  :root { color-scheme: light dark; }
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: .5rem; padding: 1.5rem; text-align: center;
    font: 1.0625rem/1.5 system-ui, sans-serif; background: light-dark(#f6f1ea, #15110e); color: light-dark(#15110e, #f6f1ea); }
  h1 { font-size: 1.75rem; margin: 0; }
  p { margin: 0; max-width: 32rem; }
</style>
<main role="status">
<h1>Belum siap</h1>
<p>Gelanggang sedang dimulai di komputer ini. Halaman ini terbuka sendiri begitu semuanya siap.</p>
</main>
<noscript><meta http-equiv="refresh" content="3"></noscript>
<script>
  const look = () =>
    fetch('/api/health/ready', { cache: 'no-store' })
      .then(({ ok }) => (ok ? location.reload() : setTimeout(look, 1000)), () => setTimeout(look, 1000));
  setTimeout(look, 1000);
</script>
</html>
`;

/** Resolves with what ends it: the port is free again. */
export async function answerNotReady(port, host) {
  const server = createServer((request, answer) => {
    const isPage = !request.url?.startsWith('/api') && request.headers.accept?.includes('text/html');
    answer.writeHead(503, {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
      'cache-control': 'no-store',
      'retry-after': '2',
      connection: 'close',
    });
    answer.end(isPage ? PAGE : JSON.stringify({ message: 'Belum siap: Gelanggang sedang dimulai.' }));
  });
  await new Promise((done, failed) => server.once('error', failed).listen(port, host, done));
  return () =>
    new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    });
}
