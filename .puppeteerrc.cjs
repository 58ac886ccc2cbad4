// The worker finds a browser by itself (see the README); an install must not download one.
module.exports = { skipDownload: true };
