export interface Emitter<Event> {
  emit(event: Event): void;
  /** @returns the way to stop listening. */
  on(listener: (event: Event) => void): () => void;
}

/** The smallest event source: listeners are called synchronously, in the order in which they came. */
export function createEmitter<Event>(): Emitter<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    emit: (event) => {
      for (const listener of [...listeners]) listener(event);
    },
    on: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
