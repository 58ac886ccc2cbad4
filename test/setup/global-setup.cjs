// Before the integration tests: one PostgreSQL, and in it one template database, migrated and with its reference data.
require('reflect-metadata');
const Module = require('node:module');
const { mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { transformFileSync } = require('@swc/core');
const { Client } = require('pg');
const { startEmbeddedPostgres } = require('./embedded-postgres.cjs');

/** jest transforms nothing that a global setup requires. */
function requireTypescript(file) {
  const configFile = join(__dirname, '../../.swcrc');
  Module._extensions['.ts'] = (module, path) => module._compile(transformFileSync(path, { configFile }).code, path);
  try {
    return require(file);
  } finally {
    delete Module._extensions['.ts'];
  }
}

async function makeTemplate(adminUrl, name) {
  const admin = new Client(adminUrl);
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const { DataSource } = require('typeorm');
  const { dataSourceOptions } = requireTypescript('../../libs/database/src/data-source.ts');
  const { loadReference } = requireTypescript('../../libs/database/src/reference/load-reference.ts');
  const dataSource = await new DataSource(dataSourceOptions(url.toString())).initialize();
  try {
    await dataSource.runMigrations();
    await loadReference(dataSource);
  } finally {
    // no connection may stay open on a template
    await dataSource.destroy();
  }
}

module.exports = async () => {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => undefined } : await startEmbeddedPostgres();
  const template = `gelanggang_template_${process.pid}`;
  globalThis.__TEST_SERVER__ = { ...server, template };
  try {
    await makeTemplate(server.url, template);
  } catch (error) {
    await server.stop();
    throw error;
  }
  process.env.TEST_SERVER_URL = server.url;
  process.env.TEST_TEMPLATE = template;
  // the demos that its files are copied from (test/setup/demo.ts)
  process.env.TEST_DEMO_FILES = mkdtempSync(join(tmpdir(), 'gelanggang-demos-'));
  process.env.TEST_RUN_START = new Date().toISOString();
};
