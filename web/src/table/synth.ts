/** Sounds made by the machine itself: wood and sheet metal, dry and short. */

export type Noise =
  | 'turn'
  | 'distance'
  | 'attack'
  | 'far-attack'
  | 'parade'
  | 'coup'
  | 'whistle'
  | 'roll'
  | 'step'
  | 'treasure'
  | 'flash'
  | 'stop'
  | 'bip-bip'
  | 'pschhh'
  | 'bam';

interface Tone {
  readonly wave: OscillatorType | 'hiss';
  /** From one pitch to another, in hertz. */
  readonly from: number;
  readonly to: number;
  /** When it begins and how long it lasts, in seconds. */
  readonly at: number;
  readonly length: number;
  readonly gain: number;
}

const tone = (
  wave: Tone['wave'],
  from: number,
  to: number,
  at: number,
  length: number,
  gain = 0.2,
): Tone => ({
  wave,
  from,
  to,
  at,
  length,
  gain,
});
const knock = (at: number): Tone => tone('triangle', 320, 120, at, 0.06, 0.5);

const NOISES: Readonly<Record<Noise, readonly Tone[]>> = {
  turn: [knock(0), knock(0.12)],
  distance: [tone('triangle', 520, 480, 0, 0.08, 0.3)],
  attack: [tone('square', 440, 440, 0, 0.12), tone('square', 330, 330, 0.14, 0.18)],
  'far-attack': [tone('square', 440, 440, 0, 0.1, 0.05), tone('square', 330, 330, 0.12, 0.14, 0.05)],
  parade: [tone('sine', 1760, 1740, 0, 0.14), tone('sine', 1760, 1740, 0.16, 0.2)],
  coup: [0, 0.07, 0.17, 0.24, 0.34].map(knock).concat(tone('sine', 1320, 1300, 0.36, 0.04)),
  whistle: [tone('sine', 2100, 2500, 0, 0.35, 0.16)],
  roll: [0, 0.05, 0.11, 0.2, 0.32].map(knock),
  step: [tone('triangle', 420, 380, 0, 0.06, 0.3), tone('triangle', 380, 340, 0.12, 0.06, 0.3)],
  treasure: [tone('sine', 1320, 1310, 0, 0.1), tone('sine', 1980, 1960, 0.1, 0.16)],
  flash: [tone('hiss', 0, 0, 0, 0.05, 0.4), tone('sine', 2400, 3200, 0, 0.12, 0.12)],
  stop: [tone('sawtooth', 700, 160, 0, 0.3)],
  'bip-bip': [tone('square', 620, 620, 0, 0.11), tone('square', 620, 620, 0.17, 0.13)],
  pschhh: [tone('hiss', 0, 0, 0, 0.4, 0.3)],
  bam: [tone('hiss', 0, 0, 0, 0.12, 0.5), tone('triangle', 160, 40, 0, 0.3, 0.6)],
};

/** Whether a word is the name of a noise. */
export const isNoise = (name: string): name is Noise => name in NOISES;

let context: AudioContext | null = null;

/** Makes a noise; a browser that cannot stays silent. */
export function make(noise: Noise): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const { currentTime: now } = context;
  for (const one of NOISES[noise]) sound(context, one, now + one.at);
}

function sound(audio: AudioContext, { wave, from, to, length, gain }: Tone, at: number): void {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(gain, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  volume.connect(audio.destination);
  const source = wave === 'hiss' ? hiss(audio, length) : oscillator(audio, wave, from, to, at, length);
  source.connect(volume);
  source.start(at);
  source.stop(at + length);
}

function oscillator(
  audio: AudioContext,
  wave: OscillatorType,
  from: number,
  to: number,
  at: number,
  length: number,
): OscillatorNode {
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  return source;
}

function hiss(audio: AudioContext, length: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  samples.forEach((_, i) => (samples[i] = Math.random() * 2 - 1));
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}

/** Says something aloud, where the browser can. */
export function speak(text: string, lang: string): void {
  if (typeof speechSynthesis === 'undefined') return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = lang;
  words.rate = 1.3;
  speechSynthesis.speak(words);
}
