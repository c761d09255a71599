/** The worlds from life of a build: the files of `scenarios/lives`. */
export interface Lives {
  /** As in the page's address, such as `life-client-a`. */
  readonly names: readonly string[];
  /** Loads a capsule. @throws Error when its file cannot be loaded */
  load(name: string): Promise<string>;
}
