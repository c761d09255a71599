export interface Emitter<Event> {
  emit(event: Event): void;
  /** @returns stops listening. */
  on(listener: (event: Event) => void): () => void;
}

/** Listeners are called synchronously, in the order in which they subscribed. */
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
