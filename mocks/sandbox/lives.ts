/** The worlds from life of a build: the files of `scenarios/lives`. */
export interface Lives {
  /** As in addresses, such as `life-client-a`. */
  readonly names: readonly string[];
  /** Loads a capsule. @throws Error when its file cannot be loaded */
  load(name: string): Promise<string>;
}
