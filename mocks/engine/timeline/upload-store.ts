import { loadLate } from '../../kernel/late-part.ts';
import type { UploadedFile } from '../../kernel/uploaded-file.ts';
import type { JournalStore } from './store.ts';

/** Stores the bytes of uploads beside the journal. */
export class UploadStore {
  readonly #store: Pick<JournalStore, 'putFile' | 'getFile'>;

  constructor(store: Pick<JournalStore, 'putFile' | 'getFile'>) {
    this.#store = store;
  }

  /** Stores an upload. @returns its description for the world @throws LatePartMissing */
  async receive(file: File): Promise<UploadedFile> {
    const { receiveUpload } = await loadLate(() => import('./uploads.ts'));
    return receiveUpload(this.#store, file);
  }

  /** The bytes of an upload by their hash; null when they are not stored here. */
  get(hash: string): Promise<Blob | null> {
    return this.#store.getFile(hash);
  }
}
