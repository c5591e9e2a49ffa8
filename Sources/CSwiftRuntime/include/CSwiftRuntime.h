#pragma once
// What the harness needs to know about the Swift runtime, one header per subject.
#include "Copies.h"
#include "FieldWalk.h"
#include "JobRuntime.h"
#include "LifetimePins.h"
#include "Metadata.h"
#include "RuntimeFunctions.h"
#include "Threads.h"
