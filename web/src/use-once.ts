import { useState } from 'react'
import { creatingOnce } from './creating-once.js'

export const useOnce = () => useState(creatingOnce)[0]
