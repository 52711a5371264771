import { SHARED } from '../sharedPackages';

type Versions = Record<string, string>;

/** The parts of a `package.json` of the workspace that packing reads. */
export interface SourceManifest {
  name: string;
  version: string;
  sideEffects?: boolean;
  /** Script of each command. */
  bin?: Readonly<Record<string, string>>;
  exports: Readonly<Record<string, string>>;
  dependencies?: Versions;
  devDependencies?: Versions;
}

/** The parts of the root's `package.json` that apply to all packages. */
export interface ProductManifest {
  license: string;
  engines: Versions;
}

/** Conditions of one export: where its types and its code are. */
type Target = string | { types: string; default: string };

const isShared = (name: string): boolean => SHARED.some((shared) => shared.package === name);

const toTarget = (file: string): Target => {
  const compiled = file.replace(/^\.\/(src\/)?/, './dist/');
  return /\.tsx?$/.test(file)
    ? {
        types: compiled.replace(/\.tsx?$/, '.d.ts'),
        default: compiled.replace(/\.tsx?$/, '.js'),
      }
    : compiled;
};

const mapValues = <From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

const selectVersions = (versions: Versions, isSelected: (name: string) => boolean): Versions =>
  Object.fromEntries(Object.entries(versions).filter(([name]) => isSelected(name)));

/**
 * Returns the `package.json` of a packed package. Packages that the shell provides at run time become peers, in exactly
 * the version that it was tested with: a newer one could use what the live shell lacks.
 * @param files Files of the package that are exported as they are.
 */
export const createManifest = (
  source: SourceManifest,
  product: ProductManifest,
  files: readonly string[],
) => {
  const { name, version, sideEffects, bin, exports, dependencies = {}, devDependencies = {} } = source;
  const peers = selectVersions(dependencies, isShared);
  return {
    name,
    version,
    license: product.license,
    type: 'module',
    engines: product.engines,
    ...(sideEffects !== undefined && { sideEffects }),
    ...(bin && { bin }),
    exports: {
      ...mapValues(exports, toTarget),
      ...Object.fromEntries(['package.json', ...files].map((file) => [`./${file}`, `./${file}`])),
    },
    dependencies: {
      ...selectVersions(dependencies, (dependency) => !isShared(dependency)),
      // Types of dependencies, because the package's own types refer to them.
      ...selectVersions(devDependencies, (dependency) => dependency.replace('@types/', '') in dependencies),
    },
    ...(Object.keys(peers).length > 0 && { peerDependencies: peers }),
  };
};
