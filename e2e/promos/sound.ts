/** The sound of a film: a slow walk over four chords, played softly, and a tick with each click. */

const sampleRate = 32_000;
const beatSeconds = 0.76;
/** C, A minor, F and G, spread wide; the first note is the bass. */
const chords = [
  [130.8, 261.6, 329.6, 392, 493.9],
  [110, 261.6, 329.6, 392, 440],
  [87.3, 261.6, 349.2, 392, 440],
  [98, 246.9, 293.7, 392, 440],
] as const;
/** Which note of the chord sounds on each half beat of its four. */
const walk = [1, 3, 2, 4, 3, 2, 4, 3] as const;
/** The last chord fades out alone. */
const lastChordSeconds = 2.6;

/** A plucked string with a soft start. */
function strike(track: Float32Array, hertz: number, at: number, loudness: number, ringSeconds: number) {
  const start = Math.round(at * sampleRate);
  const length = Math.min(track.length - start, Math.round(ringSeconds * 4 * sampleRate));
  for (let index = 0; index < length; index++) {
    const t = index / sampleRate;
    const swing = Math.exp(-t / ringSeconds) * Math.min(1, t * 90);
    const wave =
      Math.sin(2 * Math.PI * hertz * t) +
      0.3 * Math.exp(-t * 5) * Math.sin(4 * Math.PI * hertz * t) +
      0.1 * Math.exp(-t * 9) * Math.sin(6 * Math.PI * hertz * t);
    track[start + index] = (track[start + index] ?? 0) + loudness * swing * wave;
  }
}

function tick(track: Float32Array, at: number) {
  const start = Math.round(at * sampleRate);
  const length = Math.min(track.length - start, sampleRate * 0.03);
  for (let index = 0; index < length; index++) {
    const t = index / sampleRate;
    track[start + index] =
      (track[start + index] ?? 0) + 0.2 * Math.exp(-t * 260) * Math.sin(2 * Math.PI * 1500 * t);
  }
}

/** Adds a quieter, delayed copy, like the echo of a room. */
function addRoom(track: Float32Array) {
  const delay = Math.round(0.29 * sampleRate);
  for (let index = delay; index < track.length; index++) {
    track[index] = (track[index] ?? 0) + 0.26 * (track[index - delay] ?? 0);
  }
}

function compose(seconds: number, clicks: readonly number[]): Float32Array {
  const track = new Float32Array(Math.round(seconds * sampleRate));
  const end = seconds - lastChordSeconds;
  for (let half = 0; (half * beatSeconds) / 2 < end; half++) {
    const chord = chords[Math.floor(half / walk.length) % chords.length] ?? chords[0];
    const at = (half * beatSeconds) / 2;
    if (half % walk.length === 0) strike(track, chord[0], at, 0.5, 1.2);
    strike(track, chord[walk[half % walk.length] ?? 1] ?? chord[1], at, half % 2 === 0 ? 0.3 : 0.2, 0.55);
  }
  for (const [index, hertz] of chords[0].entries()) strike(track, hertz, end + index * 0.05, 0.3, 1.1);
  addRoom(track);
  const loudest = track.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  for (const [index, sample] of track.entries()) {
    const left = seconds - index / sampleRate;
    track[index] = ((sample * 0.35) / loudest) * Math.min(1, index / sampleRate / 0.8, left / 1.2);
  }
  for (const at of clicks) tick(track, at);
  return track;
}

/** A WAV file for a film of this duration, with ticks at these seconds. */
export function soundtrack(seconds: number, clicks: readonly number[]): Buffer {
  const track = compose(seconds, clicks);
  const head = 44;
  const wav = Buffer.alloc(head + track.length * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(sampleRate, 24);
  wav.writeUInt32LE(sampleRate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(track.length * 2, 40);
  for (const [index, sample] of track.entries()) {
    wav.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), head + index * 2);
  }
  return wav;
}
