// Eight short sounds, made on the spot: no files. Silent until switched on, and never the only sign of anything.
import { prefs } from './prefs.mjs';

// Each note: [wave, from Hz, to Hz, start s, length s, loudness]
const SOUNDS = {
  play: [['triangle', 190, 110, 0, 0.09, 0.9], ['noise', 900, 300, 0, 0.05, 0.35]],
  flip: [['noise', 1800, 3600, 0, 0.09, 0.4], ['triangle', 320, 460, 0.02, 0.06, 0.3]],
  capture: [['triangle', 260, 130, 0, 0.16, 0.8], ['triangle', 195, 98, 0.1, 0.22, 0.7]],
  point: [['sine', 660, 660, 0, 0.1, 0.5], ['sine', 990, 990, 0.08, 0.16, 0.4]],
  turn: [['sine', 330, 330, 0, 0.12, 0.5], ['sine', 494, 494, 0.11, 0.2, 0.5]],
  win: [392, 494, 587, 784].map((hz, i) => ['triangle', hz, hz, i * 0.13, 0.3, 0.55]),
  haul: [392, 523, 659, 523, 784].map((hz, i) => ['triangle', hz, hz, i * 0.11, 0.24, 0.6]),
  error: [['sine', 150, 120, 0, 0.14, 0.7]],
};

let context = null;

function noise(length) {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  source.connect(filter);
  return [source, filter, filter.frequency];
}

function tone(wave) {
  const source = context.createOscillator();
  source.type = wave;
  return [source, source, source.frequency];
}

export function sound(name) {
  if (!prefs.sound || !SOUNDS[name] || !window.AudioContext) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume(); // browsers let it sound after a touch only
  for (const [wave, from, to, start, length, loudness] of SOUNDS[name]) {
    const begin = context.currentTime + start;
    const [source, last, pitch] = wave === 'noise' ? noise(length) : tone(wave);
    pitch.setValueAtTime(from, begin);
    pitch.exponentialRampToValueAtTime(to, begin + length);
    const gain = context.createGain();
    gain.gain.setValueAtTime(loudness * prefs.volume, begin);
    gain.gain.exponentialRampToValueAtTime(0.001, begin + length);
    last.connect(gain).connect(context.destination);
    source.start(begin);
    source.stop(begin + length);
  }
}
