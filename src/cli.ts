#!/usr/bin/env node
import { runCommandLine } from './cli/command-line.js'

await runCommandLine(process.argv)
