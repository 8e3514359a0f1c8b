import type { Hex } from '../src/design/inks';

/** The arithmetic of colours that the palette tests need. */

export type Linear = readonly [red: number, green: number, blue: number];
type Matrix = readonly [Linear, Linear, Linear];

/** Linear light of a colour, from 0 to 1. */
export function linear(hex: Hex): Linear {
  const channel = (from: number): number => {
    const value = parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** WCAG 2 contrast ratio. */
export function contrast(a: Hex, b: Hex): number {
  const [low, high] = [luminance(linear(a)), luminance(linear(b))].sort((x, y) => x - y);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

const GREY: Linear = [0.2126, 0.7152, 0.0722];

const luminance = (light: Linear): number => dot(GREY, light);

const dot = (a: Linear, b: Linear): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** CIE L*a*b*, white point D65. */
export function lab(light: Linear): Linear {
  const x = dot([0.4124564, 0.3575761, 0.1804375], light) / 0.95047;
  const y = dot([0.2126729, 0.7151522, 0.072175], light);
  const z = dot([0.0193339, 0.119192, 0.9503041], light) / 1.08883;
  const root = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  return [116 * root(y) - 16, 500 * (root(x) - root(y)), 200 * (root(y) - root(z))];
}

export const lightness = (hex: Hex): number => lab(linear(hex))[0];

/** Complete colour blindness of each kind: Machado, Oliveira and Fernandes 2009, on linear light. */
const SIGHTS = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  greyscale: [GREY, GREY, GREY],
} as const satisfies Record<string, Matrix>;

export type Sight = keyof typeof SIGHTS;

/** The colour as someone with that sight sees it. */
export function seen(hex: Hex, sight: Sight): Linear {
  const light = linear(hex);
  const clamp = (value: number): number => Math.min(1, Math.max(0, value));
  const [r, g, b] = SIGHTS[sight];
  return [clamp(dot(r, light)), clamp(dot(g, light)), clamp(dot(b, light))];
}

/** The distance dE76 between two colours as seen with that sight. */
export function distance(a: Hex, b: Hex, sight: Sight): number {
  const [p, q] = [lab(seen(a, sight)), lab(seen(b, sight))];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}
