// What Python imports, unpacked beside its start: a page would do it on its one thread, and in Python three times as long.
import { decompress } from "fzstd";

onmessage = ({ data }) => {
  const bytes = decompress(new Uint8Array(data)); // its buffer may be larger
  postMessage(bytes, [bytes.buffer]);
};
