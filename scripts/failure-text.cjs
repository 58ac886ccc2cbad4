// How a failure is told among the last lines of a run: by the beginning of its message.
const { stripVTControlCharacters } = require('node:util');

/** Its first lines, without colours and empty lines, each under the sentence. */
exports.beginning = function beginning(message) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines
    .slice(0, 12)
    .map((line) => `\n      ${line.slice(0, 300)}`)
    .join('');
};
