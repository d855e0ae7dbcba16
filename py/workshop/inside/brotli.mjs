// node brotli.mjs PATH...: compresses each PATH.raw to PATH.
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

for (const path of process.argv.slice(2)) {
  const data = readFileSync(`${path}.raw`);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
  writeFileSync(`${path}.part`, brotliCompressSync(data, { params }));
  renameSync(`${path}.part`, path);
}
