const HIGH_BITS = 21;

/** A request number, drawn evenly from everything below 2^53, which a JSON number holds exactly. */
export function requestId(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high >>> (32 - HIGH_BITS)) * 2 ** 32 + low;
}
