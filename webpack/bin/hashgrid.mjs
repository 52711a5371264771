#!/usr/bin/env node
import { importTooling } from './importTooling.mjs';

await importTooling('cli/hashgrid');
