// An S3-compatible server with one empty bucket: `node s3-server.cjs FOLDER PORT`; says its port when it listens.
const { createServer } = require('node:http');
const S3rver = require('@20minutes/s3rver');

const [directory, port] = process.argv.slice(2);
const options = { directory, silent: true, configureBuckets: [{ name: 'gelanggang', configs: [] }] };
const strict = new S3rver(options);
// it computes the signature of a listing over '/bucket' where the client signs, as S3 does, the path that it asks: '/bucket/'
const trusting = new S3rver({ ...options, allowMismatchedSignatures: true });
const [check, trust] = [strict, trusting].map((server) => server.callback());

strict.configureBuckets().then(() => {
  const server = createServer((request, response) =>
    (request.url.includes('list-type=2') ? trust : check)(request, response),
  );
  server.listen(Number(port), '127.0.0.1', () => console.log(`listening on ${server.address().port}`));
});
