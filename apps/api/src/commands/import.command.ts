// `npm run import -- FILE --tournament SLUG`: brings the entry list of a tournament office in.
import 'reflect-metadata';
import { runCommand } from './run-command';
import { runImport } from './run-import';

runCommand((dataSource) => runImport(dataSource, process.argv.slice(2), (report) => console.log(report)));
