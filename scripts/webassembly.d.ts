/** The part of the WebAssembly API that is used here: Node has it, but this version of its types does not. */
declare namespace WebAssembly {
  type ModuleImports = Record<string, unknown>
  function instantiate(
    bytes: Uint8Array,
    imports: Record<string, ModuleImports>,
  ): Promise<{ instance: { exports: Record<string, unknown> } }>
}
