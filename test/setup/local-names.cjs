// Preloaded: https connections of this process to certain names lead to a server on this machine (`LOCAL_NAMES`), which is
// trusted by its own certificate. All others go where they went.
const https = require('node:https');
const tls = require('node:tls');

const { names, port, ca, servername } = JSON.parse(process.env.LOCAL_NAMES);
const elsewhere = https.Agent.prototype.createConnection;

https.Agent.prototype.createConnection = function createConnection(...given) {
  return names.includes(given[0].host)
    ? tls.connect({ host: '127.0.0.1', port, ca, servername })
    : Reflect.apply(elsewhere, this, given);
};
