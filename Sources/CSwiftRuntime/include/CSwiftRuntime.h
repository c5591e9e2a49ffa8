#pragma once
// What the harness needs to know about the Swift runtime, one header per subject.
#include "Attempt.h"
#include "Calls.h"
#include "Copies.h"
#include "FieldWalk.h"
#include "FunctionCalls.h"
#include "JobRuntime.h"
#include "LifetimePins.h"
#include "Metadata.h"
#include "RuntimeFunctions.h"
#include "RuntimeLayout.h"
#include "Threads.h"
#include "ValueWitnesses.h"
