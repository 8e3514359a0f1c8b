import type { Noise } from './synth';
import { sound } from './synth';

/** Browsers let a page sound only after somebody has pressed something there. */
let speaker: { readonly audio: AudioContext; readonly master: GainNode } | null = null;

/** Makes the page able to sound; called at a press. */
export function wake(): void {
  if (typeof AudioContext === 'undefined') return;
  if (speaker === null) {
    const audio = new AudioContext();
    const master = audio.createGain();
    master.connect(audio.destination);
    speaker = { audio, master };
  }
  if (speaker.audio.state === 'suspended') void speaker.audio.resume();
}

/** Makes a noise, so loud that 1 is as loud as it can be; before the first press all is silent. */
export function make(noise: Noise, volume: number): void {
  if (speaker === null || volume === 0) return;
  const { audio, master } = speaker;
  master.gain.value = volume;
  sound(audio, master, noise, audio.currentTime);
}

/** Says something aloud, where the browser can. */
export function speak(text: string, lang: string, volume: number): void {
  if (speaker === null || volume === 0 || typeof speechSynthesis === 'undefined') return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = lang;
  words.rate = 1.3;
  words.volume = volume;
  speechSynthesis.speak(words);
}
