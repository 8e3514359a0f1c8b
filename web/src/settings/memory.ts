/** One small thing that the browser keeps between visits; without a store it is forgotten. */
export interface Memory {
  recall(): string | null;
  keep(value: string): void;
  forget(): void;
}

export function remembered(name: string): Memory {
  const key = `sabots-${name}`;
  return {
    recall: () => attempt((store) => store.getItem(key)),
    keep: (value) => void attempt((store) => store.setItem(key, value)),
    forget: () => void attempt((store) => store.removeItem(key)),
  };
}

/** Browsers may forbid the store altogether; then nothing is kept and nothing breaks. */
function attempt<T>(use: (store: Storage) => T): T | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

/** Where one's own results are kept. */
export const RESULTS = remembered('results');

/** Whether there are any, for those who do without the rest of it. */
export const hasResults = (): boolean => RESULTS.recall() !== null;
