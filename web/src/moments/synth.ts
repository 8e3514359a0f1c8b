/** Sounds made by the machine itself: wood and sheet metal, dry and short. */

/** One voice of a sound. */
interface Tone {
  readonly wave: OscillatorType | 'hiss';
  /** From one pitch to another, in hertz; of a hiss, what it is filtered around. */
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
): Tone => ({ wave, from, to, at, length, gain });
const knock = (at: number, gain = 0.5): Tone => tone('triangle', 320, 120, at, 0.06, gain);
const paper = (at: number, pitch: number, gain = 0.32): Tone =>
  tone('hiss', pitch, pitch * 0.6, at, 0.07, gain);
const bell = (pitch: number, at: number, length = 0.2): Tone =>
  tone('sine', pitch, pitch * 0.99, at, length, 0.22);

/** Every sound there is. */
export const NOISES = {
  turn: [knock(0), knock(0.12)],
  deal: [0, 0.08, 0.16, 0.24].map((at) => paper(at, 2600, 0.24)),
  draw: [paper(0, 3200)],
  discard: [paper(0, 1500), tone('triangle', 180, 120, 0.03, 0.05, 0.2)],
  distance: [tone('triangle', 520, 480, 0, 0.08, 0.4), paper(0, 2200, 0.16)],
  attack: [tone('square', 440, 440, 0, 0.12), tone('square', 330, 330, 0.14, 0.18)],
  'far-attack': [tone('square', 440, 440, 0, 0.1, 0.06), tone('square', 330, 330, 0.12, 0.14, 0.06)],
  parade: [bell(1760, 0, 0.14), bell(1760, 0.16)],
  botte: [tone('triangle', 240, 230, 0, 0.16, 0.4), bell(960, 0.02, 0.28), bell(1440, 0.06, 0.28)],
  coup: [0, 0.07, 0.17, 0.24, 0.34, 0.41].map((at) => knock(at)).concat(bell(1320, 0.44, 0.3)),
  whistle: [tone('sine', 2100, 2500, 0, 0.35, 0.16)],
  clock: [knock(0, 0.3), tone('square', 1100, 1080, 0, 0.02, 0.08)],
  lost: [tone('sawtooth', 300, 150, 0, 0.32, 0.16)],
  won: [bell(784, 0, 0.18), bell(988, 0.12, 0.18), bell(1175, 0.24, 0.34), knock(0.24)],
  over: [bell(587, 0, 0.2), bell(440, 0.16, 0.32)],
  roll: [0, 0.05, 0.11, 0.2, 0.32].map((at) => knock(at)),
  step: [tone('triangle', 420, 380, 0, 0.06, 0.3), tone('triangle', 380, 340, 0.12, 0.06, 0.3)],
  treasure: [bell(1320, 0, 0.1), bell(1980, 0.1, 0.16)],
  chief: [tone('triangle', 130, 70, 0, 0.14, 0.6), tone('triangle', 110, 60, 0.2, 0.16, 0.6)],
  genie: [
    bell(660, 0, 0.2),
    bell(880, 0.08, 0.2),
    bell(1320, 0.16, 0.3),
    tone('hiss', 900, 4000, 0, 0.36, 0.1),
  ],
  wall: [tone('hiss', 420, 180, 0, 0.28, 0.5), tone('triangle', 120, 60, 0.14, 0.2, 0.5)],
  night: [tone('sine', 520, 1040, 0, 0.3, 0.14), bell(1560, 0.26, 0.3)],
  flash: [tone('hiss', 5000, 5000, 0, 0.05, 0.4), tone('sine', 2400, 3200, 0, 0.12, 0.12)],
  stop: [tone('sawtooth', 700, 160, 0, 0.3)],
  'bip-bip': [tone('square', 620, 620, 0, 0.11), tone('square', 620, 620, 0.17, 0.13)],
  pschhh: [tone('hiss', 3000, 1200, 0, 0.4, 0.4)],
  bam: [tone('hiss', 700, 200, 0, 0.12, 0.5), tone('triangle', 160, 40, 0, 0.3, 0.4)],
} as const satisfies Record<string, readonly Tone[]>;

export type Noise = keyof typeof NOISES;
export const ALL_NOISES = Object.keys(NOISES) as readonly Noise[];

/** Whether a word is the name of a noise. */
export const isNoise = (name: string): name is Noise => name in NOISES;

/** How long a noise lasts, in seconds. */
export const lengthOf = (noise: Noise): number =>
  Math.max(...NOISES[noise].map(({ at, length }) => at + length));

/** Puts a noise on something that sounds, or that is only measured. */
export function sound(audio: BaseAudioContext, into: AudioNode, noise: Noise, from: number): void {
  for (const one of NOISES[noise]) voice(audio, into, one, from + one.at);
}

function voice(audio: BaseAudioContext, into: AudioNode, tone: Tone, at: number): void {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(tone.gain, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + tone.length);
  volume.connect(into);
  const source =
    tone.wave === 'hiss' ? hiss(audio, tone, at, volume) : pitch(audio, tone.wave, tone, at, volume);
  source.start(at);
  source.stop(at + tone.length);
}

function pitch(
  audio: BaseAudioContext,
  wave: OscillatorType,
  { from, to, length }: Tone,
  at: number,
  into: AudioNode,
): OscillatorNode {
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(into);
  return source;
}

/** Noise around a pitch. It is the same every time, like every sound here. */
function hiss(
  audio: BaseAudioContext,
  { from, to, length }: Tone,
  at: number,
  into: AudioNode,
): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  samples.forEach((_, i) => {
    seed = (seed * 16_807) % 2_147_483_647;
    samples[i] = (seed / 1_073_741_823.5 - 1) * 0.9;
  });
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 0.7;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.connect(filter).connect(into);
  return source;
}

/** What is heard of a noise: how loud it gets, and how loud it is on the whole. */
export interface Measured {
  readonly peak: number;
  readonly loudness: number;
}

/** Listens to a noise without a loudspeaker. */
export async function listen(noise: Noise): Promise<Measured> {
  const rate = 44_100;
  const audio = new OfflineAudioContext(1, Math.ceil(rate * lengthOf(noise)), rate);
  sound(audio, audio.destination, noise, 0);
  const samples = (await audio.startRendering()).getChannelData(0);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const energy = samples.reduce((sum, sample) => sum + sample * sample, 0);
  return { peak, loudness: Math.sqrt(energy / samples.length) };
}
