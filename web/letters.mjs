// Bytes as capital letters (base32, which QR codes take best) under a checksum: as in core/packed.py.

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a text of such letters, null where it is none. */
export function bytesOf(code) {
  if (!/^[A-Z2-7]+$/.test(code)) return null;
  const bytes = [];
  let bits = 0;
  let value = 0;
  for (const letter of code) {
    value = ((value << 5) | LETTERS.indexOf(letter)) & 0xfff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((value >> bits) & 255);
    }
  }
  return bytes;
}

export function lettersOf(bytes) {
  let code = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff;
    for (bits += 8; bits >= 5; ) {
      bits -= 5;
      code += LETTERS[(value >> bits) & 31];
    }
  }
  return bits ? code + LETTERS[(value << (5 - bits)) & 31] : code;
}

export function crc32(bytes) {
  let check = 0xffffffff;
  for (const byte of bytes) {
    check ^= byte;
    for (let i = 0; i < 8; i += 1) check = (check >>> 1) ^ (check & 1 ? 0xedb88320 : 0);
  }
  return ~check >>> 0;
}

/** The bytes under a checksum, without it; null where it does not fit. */
export function sound(bytes) {
  if (!bytes || bytes.length < 5) return null;
  const said = bytes.slice(-4).reduce((n, byte) => n * 256 + byte, 0);
  const rest = bytes.slice(0, -4);
  return crc32(rest) === said ? rest : null;
}

export const withSum = (bytes) => {
  const sum = crc32(bytes);
  return [...bytes, sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255];
};
