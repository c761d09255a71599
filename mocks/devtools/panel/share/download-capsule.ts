import type { Sandbox } from '../../../sandbox/sandbox.ts';

/** Downloads the world as a capsule file. */
export function downloadCapsule(sandbox: Sandbox): void {
  const { scenario, seed } = sandbox.address;
  const address = URL.createObjectURL(new Blob([sandbox.exportCapsule()], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: `krapao-${scenario}-${seed}.json`,
  });
  link.click();
  URL.revokeObjectURL(address);
}
